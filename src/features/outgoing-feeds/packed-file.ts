import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { combineCrc32 } from './crc32-combine.ts';

/** Text of cars packs well; more than this costs time and saves little. */
const LEVEL = 1;
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block that is the last one. */
const LAST = Buffer.from([3, 0]);
const COPIED_AT_ONCE = 1024 * 1024;

/** A part of a packed file that can be copied into another one as it is. */
export type PackedPart = { at: number; packedBytes: number; bytes: number; crc: number; hash: string };
export type PackedFile = Awaited<ReturnType<typeof createPackedFile>>;

/**
 * A gzip file of parts that are packed each by itself and end on a whole byte. To those who unpack it, it is one text: not
 * all of them read a file of several gzip members.
 */
export async function createPackedFile(path: string) {
  const file = await open(path, 'w');
  const total = createHash('sha256');
  let position = 0;
  let bytes = 0;
  let crc = 0;

  async function append(data: Buffer): Promise<void> {
    await file.writeFile(data);
    position += data.length;
  }

  function count(part: Pick<PackedPart, 'bytes' | 'crc' | 'hash'>): void {
    total.update(part.hash);
    crc = combineCrc32(crc, part.crc, part.bytes);
    bytes += part.bytes;
  }

  await append(HEADER);
  return {
    async write(plain: Buffer): Promise<PackedPart> {
      const packed = deflateRawSync(plain, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH });
      const hash = createHash('sha256').update(plain).digest('base64url');
      const part = {
        ...{ at: position, packedBytes: packed.length, bytes: plain.length },
        ...{ crc: crc32(plain), hash },
      };
      count(part);
      await append(packed);
      return part;
    },

    async copy(from: FileHandle, part: PackedPart): Promise<PackedPart> {
      const copied = { ...part, at: position };
      count(part);
      for (let done = 0; done < part.packedBytes; ) {
        const length = Math.min(COPIED_AT_ONCE, part.packedBytes - done);
        const { bytesRead, buffer } = await from.read(Buffer.allocUnsafe(length), 0, length, part.at + done);
        if (bytesRead === 0) throw new Error('the feed before is cut off');
        await append(buffer.subarray(0, bytesRead));
        done += bytesRead;
      }
      return copied;
    },

    /** The same parts have the same hash. */
    async end(): Promise<{ bytes: number; hash: string }> {
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(crc, 0);
      trailer.writeUInt32LE(bytes % 2 ** 32, 4);
      await append(Buffer.concat([LAST, trailer]));
      return { bytes, hash: total.digest('base64url') };
    },

    close: () => file.close(),
  };
}
