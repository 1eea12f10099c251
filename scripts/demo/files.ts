import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

export const demoDir = join(import.meta.dirname, '../../demo');

export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Changes when any file of the demo does. */
export async function demoFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listFiles(demoDir)) {
    hash.update(relative(demoDir, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}
