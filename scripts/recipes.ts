import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { applyStep } from './recipes/apply-recipe.ts';
import { parseRecipe, type Recipe } from './recipes/parse-recipe.ts';

/**
 * `npm run recipes [name …]` follows the pages of docs/recipes in a copy of the tree, one after the other: types, texts,
 * the proof of each and the tables of the studio must hold, and no file may change that its page does not name.
 */
const root = join(import.meta.dirname, '..');
const pages = join(root, 'docs/recipes');
const wanted = process.argv.slice(2);
// A language adds to what all the others add.
const LAST = 'language';
const recipes = readdirSync(pages)
  .map((file) => file.replace(/\.md$/, ''))
  .sort((one, other) => Number(one === LAST) - Number(other === LAST))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .map((name) => parseRecipe(name, readFileSync(join(pages, `${name}.md`), 'utf8')));

const copy = copyOfTree();
let failed = 0;
try {
  for (const recipe of recipes) follow(recipe);
  check('types', ['node_modules/.bin/tsc']);
  check('texts', ['node_modules/.bin/vitest', 'run', 'scripts/messages']);
} finally {
  rmSync(copy, { recursive: true });
}
console.log(`${recipes.length + 2 - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** What is tracked or new, without what git ignores; packages are linked. */
function copyOfTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-recipes-'));
  const files = git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')
    .split('\0')
    .filter(Boolean);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const packages of ['node_modules', 'cms/node_modules'])
    symlinkSync(join(root, packages), join(folder, packages));
  git(folder, 'init', '-q');
  commit(folder, 'before');
  return folder;
}

function follow(recipe: Recipe): void {
  try {
    for (const step of recipe.steps) {
      if (step.kind === 'run') run(step.command.split(/\s+/));
      else applyStep(copy, step);
    }
  } catch (error) {
    failed += 1;
    console.error(`✗ ${recipe.name}: ${String(error)}`);
    return;
  }
  const proofs = recipe.steps.flatMap((step) => (step.kind === 'add' && step.isProof ? [step.file] : []));
  const unnamed = changedFiles().filter((file) => !proofs.includes(file) && !isNamed(recipe, file));
  commit(copy, recipe.name);
  if (unnamed.length > 0) {
    failed += 1;
    console.error(`✗ ${recipe.name}: its page does not say that it touches ${unnamed.join(', ')}`);
    return;
  }
  const tables = ['node', 'cms/migrations/write.ts', '--check'];
  check(recipe.name, ['node_modules/.bin/vitest', 'run', ...proofs], tables);
}

function isNamed({ touches }: Recipe, file: string): boolean {
  return touches.some((path) => {
    const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+');
    return new RegExp(path.endsWith('/') ? `^${pattern}` : `^${pattern}$`).test(file);
  });
}

function changedFiles(): string[] {
  git(copy, 'add', '-A');
  return git(copy, 'diff', '--cached', '--name-only').split('\n').filter(Boolean);
}

function check(name: string, ...commands: readonly (readonly string[])[]): void {
  try {
    for (const command of commands) run(command);
    console.log(`✓ ${name}`);
  } catch (error) {
    failed += 1;
    console.error(`✗ ${name}: ${String(error)}`);
  }
}

function run([program = '', ...args]: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}.\n${stdout}\n${stderr}`);
}

function commit(folder: string, message: string): void {
  git(folder, 'add', '-A');
  git(folder, '-c', 'user.name=recipes', '-c', 'user.email=recipes@example.com', 'commit', '-qm', message);
}

function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
}
