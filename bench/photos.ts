import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { kyselyPhotoStore } from '../src/features/valuation/photos/adapters/kysely-photo-store.ts';
import { sharpPhotoEncoder } from '../src/features/valuation/photos/adapters/sharp-photo-encoder.ts';
import { CHUNK_BYTES } from '../src/features/valuation/photos/photo-limits.ts';
import { albumOf } from '../src/features/valuation/photos/photo-link.ts';
import { appendChunk, finishPhoto, startPhoto } from '../src/features/valuation/photos/upload-photo.ts';
import { openDatabase } from '../src/main/database.ts';

/**
 * 500 photos of 4 and of 48 megapixels, eight at a time, uploaded, decoded, stored and removed again. The memory of
 * the process after the last must be what it was once it had seen all kinds of them.
 */
const UPLOADS = 500;
const AT_ONCE = 8;
const WARM_UP = 100;

const dataDir = mkdtempSync(join(tmpdir(), 'photos-bench-'));
const db = await openDatabase({ dataDir });
const store = kyselyPhotoStore(db);
const deps = { store, encode: sharpPhotoEncoder(), now: () => new Date(), makeId: randomUUID };
const photos = [await noisyPhoto(2400, 1800), await noisyPhoto(8000, 6000, 60)];
console.log(`  photos of ${photos.map(({ length }) => `${(length / 1e6).toFixed(1)} MB`).join(' and ')}`);

let done = 0;
let peak = 0;
let afterWarmUp = 0;
const started = performance.now();
await Promise.all(Array.from({ length: AT_ONCE }, uploadInTurn));
const seconds = (performance.now() - started) / 1000;
const after = megabytes();
console.log(`  ${UPLOADS} uploads in ${seconds.toFixed(0)} s, ${(UPLOADS / seconds).toFixed(1)} a second`);
console.log(`  ${afterWarmUp} MB after ${WARM_UP}, ${after} MB after ${UPLOADS}, ${peak} MB at most`);
const ratio = after / afterWarmUp;
const isFlat = ratio < 1.15;
console.log(
  `  ${isFlat ? 'ok' : 'MISSED'}: memory after the last is ${ratio.toFixed(2)} of that after ${WARM_UP}`,
);
await db.destroy();
rmSync(dataDir, { recursive: true });
process.exitCode = isFlat ? 0 : 1;

async function uploadInTurn(): Promise<void> {
  while (done < UPLOADS) {
    done += 1;
    const number = done;
    // One in 25 is as large as a photo may be.
    const bytes = photos[number % 25 === 0 ? 1 : 0] ?? Buffer.alloc(0);
    const upload = await startPhoto({ size: bytes.length }, deps);
    if (upload.state === 'refused') throw new Error(upload.problem);
    const find = async () => {
      const found = await store.find(upload.id, albumOf(upload.uploadToken));
      if (!found) throw new Error('the photo is gone');
      return found;
    };
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
      await appendChunk(await find(), at, bytes.subarray(at, at + CHUNK_BYTES), deps);
    const result = await finishPhoto(await find(), deps);
    if (result.state === 'refused') throw new Error(result.problem);
    await store.remove(upload.id);
    peak = Math.max(peak, megabytes());
    if (number === WARM_UP) afterWarmUp = megabytes();
    if (number % 100 === 0) console.log(`    ${number} uploads: ${megabytes()} MB`);
  }
}

function megabytes(): number {
  return Math.round(process.memoryUsage.rss() / 1024 ** 2);
}

/** Blurred noise: a JPEG of the size that phones make of such pictures. */
async function noisyPhoto(width: number, height: number, quality = 85): Promise<Buffer> {
  const small = { width: width / 4, height: height / 4, channels: 3 } as const;
  return sharp(randomBytes(small.width * small.height * 3), { raw: small })
    .resize(width, height)
    .jpeg({ quality })
    .toBuffer();
}
