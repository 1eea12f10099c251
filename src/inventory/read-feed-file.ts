import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FeedFile } from './feed-importer.ts';
import type { FeedLine } from './feed-line.ts';
import { readFeed } from './read-feed.ts';

const bytesPerRead = 256 * 1024;

export function readFeedFile(
  { path, format, gzip }: FeedFile,
  onBytes: (count: number) => void = () => undefined,
): AsyncIterable<FeedLine> {
  const bytes = counted(createReadStream(path, { highWaterMark: bytesPerRead }), onBytes);
  if (!gzip) return readFeed(bytes, format);
  const unpacked = createGunzip();
  // What goes wrong is met by whoever reads; without a listener here it would end the process.
  pipeline(Readable.from(bytes), unpacked, () => undefined);
  return readFeed(unpacked, format);
}

async function* counted(bytes: AsyncIterable<Buffer>, onBytes: (count: number) => void) {
  for await (const piece of bytes) {
    onBytes(piece.length);
    yield piece;
  }
}
