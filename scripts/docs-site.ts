import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { runCommand } from './run-command.ts';
import { withBuiltSites } from './upgrade/run-built-sites.ts';
import type { AskedSites } from './upgrade/verify.ts';

const root = join(import.meta.dirname, '..');

/** The documentation as files, which any web server serves at the root of a host. */
async function writeDocs(folder: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-docs-'));
  try {
    const env = { ...process.env, DEMO: '1', DATA_DIR: dataDir };
    const pages = await withBuiltSites(env, (asked) => writePages(asked, folder));
    await cp(join(root, 'dist/client/assets'), join(folder, 'assets'), { recursive: true });
    await cp(join(root, 'docs/pictures'), join(folder, 'docs/pictures'), { recursive: true });
    console.log(`${pages} pages are in ${folder}. Serve the folder; the first page is /docs/.`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** From the first page on, every page of the documentation that another one names. */
async function writePages({ get }: AskedSites, folder: string): Promise<number> {
  const waiting = ['/docs', '/api/docs'];
  const seen = new Set(waiting);
  for (const path of waiting) {
    const { status, body } = await get('localhost', path);
    if (status !== 200) throw new OperatorError(`${path} answers ${status}.`, 'Mend the link to it.');
    const file = join(folder, path, 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
    for (const [, linked = ''] of body.matchAll(/href="(\/docs[^"#?]*)/g)) {
      if (seen.has(linked)) continue;
      seen.add(linked);
      waiting.push(linked);
    }
  }
  return waiting.length;
}

async function writeInto(): Promise<void> {
  const [given] = process.argv.slice(2);
  if (!given) throw new OperatorError('No folder is given.', 'Say: npm run docs -- FOLDER');
  const folder = resolve(given);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new OperatorError(`${folder} is not empty.`, 'Name a folder that does not exist yet.');
  await writeDocs(folder);
}

await runCommand(writeInto);
process.exit();
