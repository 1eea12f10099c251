import sharp, { type Sharp } from 'sharp';
import type { Layers } from '../layered-picture.ts';
import type { StoredMedia, VariantFormat } from '../media-store.ts';

// One picture at a time leaves the other cores to page requests.
sharp.concurrency(1);

/** A picture at a width, in a format. AVIF with less effort is encoded faster and is larger. */
export async function encodePicture(
  original: Buffer,
  width: number,
  format: VariantFormat,
  effort: number,
): Promise<Buffer> {
  const own = await sharp(original).metadata();
  // A photograph as it came from a camera may say where it was taken.
  if (own.format === format && format !== 'jpeg' && own.width <= width) return original;
  return encodeVariant(sharp(original).rotate(), width, format, effort);
}

/** Every picture leaves the library with these settings. */
export function encodeVariant(
  picture: Sharp,
  width: number,
  format: VariantFormat,
  effort: number,
): Promise<Buffer> {
  const resized = picture.resize({ width, withoutEnlargement: true });
  if (format === 'avif') return resized.avif({ quality: 56, effort }).toBuffer();
  if (format === 'jpeg') return resized.flatten({ background: 'white' }).jpeg({ quality: 80 }).toBuffer();
  return resized.webp({ quality: 80, effort: 3 }).toBuffer();
}

/** What pages need to know of a picture before its bytes are there. */
export async function measurePicture(bytes: Buffer): Promise<Omit<StoredMedia, 'file'>> {
  // The size after EXIF rotation, which every variant gets as well.
  const { autoOrient, format, hasAlpha } = await sharp(bytes).metadata();
  const { width = 1, height = 1 } = autoOrient;
  const vector = format === 'svg';
  if (vector) return { width, height, vector, placeholder: inlineSvg(bytes) };
  const placeholder = hasAlpha ? undefined : await createPlaceholder(bytes);
  return { width, height, vector, placeholder };
}

/** Layers lie on top of each other, pixel by pixel. */
export async function measureLayers(layers: Layers): Promise<{ width: number; height: number }> {
  const files = Object.values(layers).filter((bytes) => bytes !== undefined);
  const sizes = await Promise.all(files.map(async (bytes) => sharp(bytes).metadata()));
  const { width = 1, height = 1 } = sizes[0] ?? {};
  if (sizes.some((each) => each.width !== width || each.height !== height))
    throw new Error('The layers of the picture differ in size');
  return { width, height };
}

/** Small SVGs are inlined: a request of their own would cost more. */
const MAX_INLINE_SVG_BYTES = 4096;

function inlineSvg(bytes: Buffer): string | undefined {
  if (bytes.length > MAX_INLINE_SVG_BYTES) return undefined;
  const drawing = bytes
    .toString()
    .trim()
    .replace(/\s*\n\s*/g, ' ');
  return `data:image/svg+xml,${drawing.replace(/[%#<>"&]/g, encodeURIComponent)}`;
}

/**
 * Sixteen pixels wide: enough for a blurred preview, small enough to be inlined in the page. A picture that
 * cannot be resized is stored without one; blocks that need it log that (HERO-15).
 */
async function createPlaceholder(bytes: Buffer): Promise<string | undefined> {
  try {
    return await toPlaceholder(bytes);
  } catch {
    return undefined;
  }
}

export async function toPlaceholder(bytes: Buffer): Promise<string> {
  const tiny = await sharp(bytes).rotate().resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
