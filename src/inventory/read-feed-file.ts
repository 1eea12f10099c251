import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { FeedFile } from './feed-importer.ts';
import type { FeedLine } from './feed-line.ts';
import { readFeed } from './read-feed.ts';

const bytesPerRead = 256 * 1024;

export function readFeedFile(
  { path, format, gzip }: FeedFile,
  onBytes: (count: number) => void = () => undefined,
): AsyncIterable<FeedLine> {
  const file = createReadStream(path, { highWaterMark: bytesPerRead });
  file.on('data', (piece) => onBytes(piece.length));
  if (!gzip) return readFeed(file, format);
  const unpacked = createGunzip();
  // pipe() alone would wait for ever for a file that breaks off.
  file.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
  return readFeed(unpacked, format);
}
