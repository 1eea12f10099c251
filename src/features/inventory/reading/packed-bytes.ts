import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FeedProblemCode } from '../problems/feed-problems.ts';
import type { UnpackMeter } from './read-limits.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

/** The first bytes of a file say what it is, whatever it is called. */
export async function firstBytes(path: string, count = 512): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export const isGzip = (bytes: Uint8Array) => beginsWith(bytes, [0x1f, 0x8b]);
export const isZip = (bytes: Uint8Array) =>
  beginsWith(bytes, [0x50, 0x4b, 3, 4]) || beginsWith(bytes, [0x50, 0x4b, 5, 6]);

const otherKinds: readonly (readonly [readonly number[], FeedProblemCode, packing?: string])[] = [
  [[0xd0, 0xcf, 0x11, 0xe0], 'old-excel'],
  [[0x25, 0x50, 0x44, 0x46], 'pdf'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'other-packing', '7-Zip'],
  [[0x52, 0x61, 0x72, 0x21], 'other-packing', 'RAR'],
  [[0x42, 0x5a, 0x68], 'other-packing', 'bzip2'],
  [[0xfd, 0x37, 0x7a, 0x58], 'other-packing', 'xz'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'other-packing', 'zstd'],
  [[0x89, 0x50, 0x4e, 0x47], 'picture'],
  [[0xff, 0xd8, 0xff], 'picture'],
];

export function refuseOtherKinds(bytes: Uint8Array): void {
  const found = otherKinds.find(([mark]) => beginsWith(bytes, mark));
  if (found) throw new UnreadableFeed(found[1], { packing: found[2] ?? '' });
}

function beginsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

/** Unpacked as a stream, counted; a file that is cut off says so. */
export async function* gunzipped(
  packed: AsyncIterable<Uint8Array>,
  meter: UnpackMeter,
): AsyncGenerator<Uint8Array> {
  const unzipped = createGunzip();
  // The reader gets the error; without a listener here it would end the process.
  pipeline(Readable.from(packed), unzipped, () => undefined);
  try {
    yield* meter.count(unzipped);
  } catch (error) {
    if (error instanceof UnreadableFeed || !isGunzipError(error)) throw error;
    throw new UnreadableFeed('gzip-damaged');
  } finally {
    unzipped.destroy();
  }
}

export function isGunzipError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException | undefined)?.code ?? '').startsWith('Z_');
}
