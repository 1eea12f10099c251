import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateImportMap } from 'payload';
import config from './payload.config.ts';

/** Writes the import map of the components that the configuration names. `--check` only compares. */
const file = join(import.meta.dirname, 'app/import-map.js');
const before = await readFile(file, 'utf8');
await generateImportMap(await config, { log: false, force: true });
if (process.argv.includes('--check') && (await readFile(file, 'utf8')) !== before) {
  await writeFile(file, before);
  console.error('The studio names components that its import map lacks; run npm run studio:import-map');
  process.exitCode = 1;
}
