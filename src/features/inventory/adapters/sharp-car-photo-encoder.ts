import sharp from 'sharp';
import { limitConcurrency } from '../../../shared/platform/limit-concurrency.ts';
import { detectPhotoType } from '../../../shared/platform/photo-type.ts';
import type { EncodedPhoto, EncodeResult, PhotoEncoder } from '../photos/photo-encoder.ts';
import type { PhotoProblem } from '../photos/photo-queue.ts';

/** The widest variant of a picture is 1,920 pixels wide; portraits may be higher. */
const MAX_WIDTH = 1920;
const MAX_HEIGHT = 2560;
const MAX_PIXELS = 60_000_000;
const SECONDS_PER_PHOTO = 20;

/**
 * Decodes one photo at a time, whatever its server said of it, and encodes its pixels again. Metadata is left out, so
 * that no photo tells where it was taken, and nothing else that was in the file is handed out.
 */
export function sharpCarPhotoEncoder(maxPixels = MAX_PIXELS): PhotoEncoder {
  const oneAtATime = limitConcurrency(1);
  return (bytes) => oneAtATime(() => encode(bytes, maxPixels));
}

async function encode(bytes: Buffer, maxPixels: number): Promise<EncodeResult> {
  const type = detectPhotoType(bytes);
  if (!type) return refused('type', 'What the server sends is no JPEG, PNG, WebP or AVIF.');
  if (type === 'heic') return refused('type', 'The photo is HEIC, which cannot be read. Send it as JPEG.');
  try {
    // Reads the header alone; the picture is decoded only once its size is known.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels)
      return refused('too-many-pixels', `The photo is ${width} × ${height} pixels, which is too large.`);
    return { state: 'encoded', photo: await reencode(bytes, maxPixels) };
  } catch {
    return refused('broken', 'The photo cannot be decoded: it is cut off or damaged.');
  }
}

async function reencode(bytes: Buffer, maxPixels: number): Promise<EncodedPhoto> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: SECONDS_PER_PHOTO })
    .autoOrient()
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

function refused(code: PhotoProblem['code'], text: string): EncodeResult {
  return { state: 'refused', problem: { code, text } };
}
