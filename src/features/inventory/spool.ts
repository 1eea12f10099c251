import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Of one feed, as it is sent. */
export const MAX_FEED_BYTES = 2 * 1024 ** 3;

const FILE_PREFIX = 'feed-';
const STALE_MS = 24 * 3600_000;

export class FeedTooLarge extends Error {}

/** Streams a body into a new file, which the caller removes. Also removes stale files of a dead process. */
export async function spool(
  bytes: Readable,
  folder: string,
  { limit, now }: { limit: number; now: Date },
): Promise<string> {
  await mkdir(folder, { recursive: true });
  await removeStaleFiles(folder, now);
  const path = join(folder, `${FILE_PREFIX}${randomUUID()}`);
  try {
    await pipeline(upTo(limit, bytes), createWriteStream(path));
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** A request that is destroyed could not be answered any more. */
async function* upTo(limit: number, bytes: Readable): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limit) throw new FeedTooLarge();
    yield chunk;
  }
}

/** A file under another name in the folder, which the caller removes; the file stays where it is. */
export async function spoolLink(path: string, folder: string): Promise<string | undefined> {
  await mkdir(folder, { recursive: true });
  const linked = join(folder, `${FILE_PREFIX}${randomUUID()}`);
  try {
    await link(path, linked).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw error;
      // Not every file system has links.
      return copyFile(path, linked);
    });
    return linked;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function removeStaleFiles(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(FILE_PREFIX)) continue;
    const path = join(folder, name);
    const age = now.getTime() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? now.getTime());
    if (age > STALE_MS) await rm(path, { force: true });
  }
}
