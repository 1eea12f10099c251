import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileName, type SourceFetcher } from '../source-fetcher.ts';
import { SourceProblem } from '../source-problem.ts';

/** A file in the folder of the index, below the one that the operator has set. */
export function folderFetcher(root: string | undefined): SourceFetcher<'folder'> {
  return {
    async open({ index, source: { path }, seen }) {
      if (!root)
        throw new SourceProblem(
          'not-allowed',
          'Whoever runs this installation has not set a folder for feeds (FEED_FOLDER).',
        );
      const file = await openBelow(root, index, path);
      const { size, mtimeMs } = await file.stat();
      const marks = { size, modifiedMs: mtimeMs };
      if (seen && seen.size === size && seen.modifiedMs === mtimeMs) {
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

/** Links may lead from one place below the root to another, never out of it. */
async function openBelow(root: string, index: string, path: string): Promise<FileHandle> {
  if (!/^[\w.-]+$/.test(index) || /^\.+$/.test(index))
    throw new SourceProblem('not-allowed', `The index ${index} can have no folder of its own.`);
  try {
    const realRoot = await realpath(root);
    const real = await realpath(join(realRoot, index, path));
    if (!real.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep))
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
