export type PhotoType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** How many of the first bytes decide. */
export const SIGNATURE_BYTES = 16;

// The brands of ISO/IEC 23008-12 that phones write; the name and the type that a browser sends prove nothing.
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** What a file is by its first bytes; undefined for everything else, such as SVG, PDF or HTML. */
export function detectPhotoType(bytes: Uint8Array): PhotoType | undefined {
  const start = Buffer.from(bytes.subarray(0, SIGNATURE_BYTES)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.slice(4, 8) !== 'ftyp') return undefined;
  if (start.slice(8, 12) === 'avif') return 'avif';
  return heicBrands.includes(start.slice(8, 12)) ? 'heic' : undefined;
}
