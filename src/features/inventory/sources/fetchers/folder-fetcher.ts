import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readdir, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { namePattern, newestOf } from '../name-pattern.ts';
import { fileName, isSameFile, type SourceFetcher } from '../source-fetcher.ts';
import { SourceProblem } from '../source-problem.ts';

/** A file in the folder of the index, below the one that the operator has set. */
export function folderFetcher(root: string | undefined): SourceFetcher<'folder'> {
  return {
    async open({ index, source, seen }) {
      if (!root)
        throw new SourceProblem(
          'not-allowed',
          'Whoever runs this installation has not set a folder for feeds (FEED_FOLDER).',
        );
      const path = await pathOf(root, index, source.path);
      const file = await openBelow(root, index, path);
      const { size, mtimeMs } = await file.stat();
      const isPattern = path !== source.path;
      const marks = { size, modifiedMs: mtimeMs, ...(isPattern && { name: fileName(path) }) };
      if (seen && isSameFile(seen, marks)) {
        await file.close();
        return { state: 'unchanged' };
      }
      return {
        state: 'opened',
        body: wholeFile(file, marks),
        close: () => void file.close().catch(() => undefined),
        name: fileName(path),
        size,
        marks,
      };
    },
  };
}

/** The newest that fits a pattern. What leads out of the root is refused when it is opened. */
async function pathOf(root: string, index: string, path: string): Promise<string> {
  const pattern = namePattern(path);
  if (!pattern) return path;
  const folder = await folderBelow(root, index, pattern.folder);
  const names = (await readdir(folder, { withFileTypes: true })).filter(
    (entry) => !entry.isDirectory() && pattern.matches(entry.name),
  );
  const files = await Promise.all(
    names.map(async ({ name }) => ({ name, modifiedMs: (await lstat(join(folder, name))).mtimeMs })),
  );
  const newest = newestOf(files);
  if (!newest) throw new SourceProblem('not-found', `No file in the folder ${index} fits ${path}.`);
  return pattern.folder === '' ? newest.name : `${pattern.folder}/${newest.name}`;
}

async function folderBelow(root: string, index: string, folder: string): Promise<string> {
  checkIndex(index);
  try {
    const realRoot = await realpath(root);
    const real = await realpath(join(realRoot, index, folder));
    if (isBelow(realRoot, real)) return real;
  } catch {
    throw new SourceProblem('not-found', `There is no folder ${folder || index}.`);
  }
  throw new SourceProblem('not-allowed', `${folder} leads out of the folder for feeds.`);
}

function checkIndex(index: string): void {
  if (!/^[\w.-]+$/.test(index) || /^\.+$/.test(index))
    throw new SourceProblem('not-allowed', `The index ${index} can have no folder of its own.`);
}

function isBelow(realRoot: string, real: string): boolean {
  return real.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep);
}

/** Links may lead from one place below the root to another, never out of it. */
async function openBelow(root: string, index: string, path: string): Promise<FileHandle> {
  checkIndex(index);
  try {
    const realRoot = await realpath(root);
    const real = await realpath(join(realRoot, index, path));
    if (!isBelow(realRoot, real))
      throw new SourceProblem('not-allowed', `${path} leads out of the folder for feeds.`);
    // Opening a pipe would wait for somebody to write to it.
    const file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    if ((await file.stat()).isFile()) return file;
    await file.close();
    throw new SourceProblem('unreadable', `${path} is not a file.`);
  } catch (error) {
    if (error instanceof SourceProblem) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new SourceProblem('not-found', `There is no file ${path} in the folder ${index}.`);
    if (code === 'EACCES')
      throw new SourceProblem('sign-in-refused', `The server may not read ${path} in the folder ${index}.`);
    throw new SourceProblem('unreadable', `${path} cannot be read (${code}).`);
  }
}

async function* wholeFile(
  file: FileHandle,
  before: { size: number; modifiedMs: number },
): AsyncGenerator<Buffer> {
  let read = 0;
  try {
    for await (const chunk of file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
      read += chunk.length;
      yield chunk;
    }
    const { size, mtimeMs } = await file.stat();
    if (read !== before.size || size !== before.size || mtimeMs !== before.modifiedMs)
      throw new SourceProblem('changing', 'The file is being written. Move it there when it is whole.');
  } finally {
    await file.close().catch(() => undefined);
  }
}
