import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { chromiumPath } from '../e2e/find-chromium.ts';
import { type ExtensionSource, extensionIn, findExtensions } from '../src/main/extensions/find-extensions.ts';
import { checkExtension } from './extensions/check-extension.ts';
import { newExtension } from './extensions/new-extension.ts';

/** `npm run extension -- new NAME | check [FOLDER] | test [FOLDER]`; docs/extensions.md is the guide. */
const usage = `Say: npm run extension -- new NAME | check [FOLDER] | test [FOLDER]
Without a folder, all extensions of EXTENSIONS_DIR and EXTENSIONS are meant.`;

const root = join(import.meta.dirname, '..');
const [command, given] = process.argv.slice(2);

try {
  if (command === 'new' && given) create(given);
  else if (command === 'check') await check(chosen(given));
  else if (command === 'test') await test(chosen(given));
  else end(usage);
} catch (error) {
  end(error instanceof Error ? error.message : String(error));
}

function create(name: string): void {
  const dir = process.env['EXTENSIONS_DIR']?.trim();
  if (!dir)
    throw new Error(
      'Set EXTENSIONS_DIR to the folder where your extensions lie, in the environment or in .env.',
    );
  const folder = newExtension(name, resolve(root, dir));
  console.log(
    `${folder}\n\nNext:\n  npm run extension -- check ${folder}\n  npm run extension -- test ${folder}\n  npm start`,
  );
}

async function check(sources: readonly ExtensionSource[]): Promise<void> {
  for (const source of sources) {
    const problems = await checkExtension(source);
    console.log(problems.length === 0 ? `✔ ${source.name}` : `✗ ${source.name}`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

async function test(sources: readonly ExtensionSource[]): Promise<void> {
  const config = join(root, 'scripts/extensions/vitest.extension.config.ts');
  const browser = await chromiumPath().catch(() => undefined);
  for (const { folder } of sources) {
    const { status } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', config],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, EXTENSION_FOLDER: folder, ...(browser && { CHROMIUM_PATH: browser }) },
      },
    );
    if (status !== 0) process.exitCode = 1;
  }
}

function chosen(folder: string | undefined): readonly ExtensionSource[] {
  if (!folder) {
    const all = findExtensions(process.env, root);
    if (all.length === 0)
      throw new Error(`There is no extension: EXTENSIONS_DIR and EXTENSIONS name none.\n${usage}`);
    return all;
  }
  const source = extensionIn(resolve(folder));
  if (!source) throw new Error(`${resolve(folder)} has no extension.ts.`);
  return [source];
}

function end(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
