import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const FILE_PREFIX = 'feed-';
const STALE_MS = 24 * 3600_000;

export class FeedTooLarge extends Error {}

/** Streams a body into a new file, which the caller removes. Also removes stale files of a dead process. */
export async function spool(
  bytes: NodeJS.ReadableStream,
  folder: string,
  { limit, now }: { limit: number; now: Date },
): Promise<string> {
  await mkdir(folder, { recursive: true });
  await removeStaleFiles(folder, now);
  const path = join(folder, `${FILE_PREFIX}${randomUUID()}`);
  let size = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > limit) done(new FeedTooLarge());
      else done(null, chunk);
    },
  });
  try {
    await pipeline(bytes, counting, createWriteStream(path));
    return path;
  } catch (error) {
    await rm(path, { force: true });
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
