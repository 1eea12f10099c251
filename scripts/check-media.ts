import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { heroesOf, sharedHeroes } from '../demo/heroes.ts';
import { readSites } from '../demo/sites.ts';

/**
 * Checks that every media file named by the demo, block samples and e2e tests exists, that each existing one is named,
 * and that no two sites open with the same picture.
 */
const root = join(import.meta.dirname, '..');
const media = join(root, 'demo/media');
/** Sets that are chosen by rule, not by name. */
const pickedByRule = ['brands/', 'cars/', 'favicons/', 'kits/', 'logos/'];

const existing = new Set(
  (await listFiles(media))
    .filter((file) => /\.(svg|webp|avif|png|webm|mp4|pdf)$/.test(file))
    .map((file) => toMediaKey(relative(media, file))),
);
const named = new Map<string, string>();
const folders = ['demo', 'src/content/blocks', 'e2e'].map((folder) => listFiles(join(root, folder)));
const texts = (await Promise.all(folders)).flat();
for (const file of texts.filter((name) => /(?<!\.test|-for-tests)\.tsx?$/.test(name))) {
  const text = await readFile(file, 'utf8');
  for (const [, id = ''] of text.matchAll(
    /['"`]((?:pictures|bays|brands|logos|favicons|cars|scenes|videos|files)\/[\w/-]+)(?:\.(?:svg|webp))?['"`]/g,
  ))
    named.set(id, relative(root, file));
}

const problems = [
  ...[...named]
    .filter(([id]) => !existing.has(id))
    .map(([id, file]) => `${file} names ${id}, which is not in demo/media`),
  ...[...existing]
    .filter((id) => !isNamed(id) && !pickedByRule.some((set) => id.startsWith(set)))
    .map((id) => `demo/media/${id} is used nowhere; remove it or use it`),
  ...sharedHeroes(heroesOf(await readSites())),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** A tall crop goes with the scene that it is of; some pages name it by rule. */
function isNamed(id: string): boolean {
  return named.has(id) || named.has(id.replace(/-phone$/, ''));
}

function toMediaKey(file: string): string {
  return file.slice(0, -extname(file).length).replaceAll('\\', '/');
}

async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
