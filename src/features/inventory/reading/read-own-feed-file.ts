import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { OwnFeedFile } from '../feed-importer.ts';
import type { FeedLine } from './feed-line.ts';
import { readFeed } from './read-feed.ts';

const READ_CHUNK_BYTES = 256 * 1024;

export function readFeedFile(
  { path, format, gzip }: OwnFeedFile,
  onBytes: (count: number) => void = () => undefined,
): AsyncIterable<FeedLine> {
  const bytes = counted(createReadStream(path, { highWaterMark: READ_CHUNK_BYTES }), onBytes);
  if (!gzip) return readFeed(bytes, format);
  const unzipped = createGunzip();
  // The reader gets the error; without a listener here it would end the process.
  pipeline(Readable.from(bytes), unzipped, () => undefined);
  return readFeed(unzipped, format);
}

async function* counted(bytes: AsyncIterable<Buffer>, onBytes: (count: number) => void) {
  for await (const chunk of bytes) {
    onBytes(chunk.length);
    yield chunk;
  }
}
