import sharp from 'sharp';
import { limitConcurrency } from '../../../../shared/platform/limit-concurrency.ts';
import type { EncodedPhoto, EncodeResult, PhotoEncoder } from '../photo-encoder.ts';
import { MAX_PHOTO_PIXELS } from '../photo-limits.ts';
import { photoTypeProblem } from '../photo-type.ts';

const FULL_PIXELS = 2000;
const THUMBNAIL_PIXELS = 320;
const SECONDS_PER_PHOTO = 20;

/**
 * Decodes one photo at a time: a large one takes some hundred megabytes for a moment, and the process must not need
 * that several times over. Metadata is left out, so that no photo tells where it was taken.
 */
export function sharpPhotoEncoder(maxPixels = MAX_PHOTO_PIXELS): PhotoEncoder {
  // Photos are decoded once; a cache of decoded ones would only hold memory.
  sharp.cache(false);
  const oneAtATime = limitConcurrency(1);
  return (bytes) => oneAtATime(() => encode(bytes, maxPixels));
}

async function encode(bytes: Uint8Array, maxPixels: number): Promise<EncodeResult> {
  const wrongType = photoTypeProblem(bytes);
  if (wrongType) return { state: 'refused', problem: wrongType };
  try {
    // Reads the header alone; the picture is decoded only once its size is known.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return { state: 'refused', problem: 'PHOTO_PIXELS' };
    return { state: 'encoded', photo: await reencode(bytes, maxPixels) };
  } catch {
    return { state: 'refused', problem: 'PHOTO_BROKEN' };
  }
}

async function reencode(bytes: Uint8Array, maxPixels: number): Promise<EncodedPhoto> {
  const { data: full, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: SECONDS_PER_PHOTO })
    .autoOrient()
    .resize({ width: FULL_PIXELS, height: FULL_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await sharp(full)
    .resize({ width: THUMBNAIL_PIXELS, height: THUMBNAIL_PIXELS, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 72 })
    .toBuffer();
  return { full, thumbnail, width: info.width, height: info.height };
}
