import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { MediaObjects } from './media-objects.ts';

const DRAFT = '.part';

/** Objects as files of a folder. */
export function folderObjects(folder: string): MediaObjects {
  const pathOf = (key: string) => join(folder, key);
  const has = async (key: string) => (await ifExists(access(pathOf(key)).then(() => true))) ?? false;
  return {
    has,
    read: (key) => ifExists(readFile(pathOf(key))),
    async stream(key, part) {
      const handle = await ifExists(open(pathOf(key)));
      return handle?.createReadStream(part);
    },
    async add(key, bytes) {
      if (await has(key)) return 'exists';
      await writeAtomically(pathOf(key), bytes);
      return 'added';
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async keys() {
      const entries = (await ifExists(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(DRAFT))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
    },
  };
}

/** Write and rename: a reader sees the whole file or none, also after a crash. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}${DRAFT}`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (problem) {
    // On a full disk it would take the room that somebody makes.
    await rm(draft, { force: true }).catch(() => undefined);
    throw problem;
  }
}

async function ifExists<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw problem;
  }
}
