import { detectPhotoType } from '../../../shared/platform/photo-type.ts';

/** HEIC cannot be decoded here: its codec is patented, so the image library comes without it. */
export function photoTypeProblem(bytes: Uint8Array): 'PHOTO_TYPE' | 'PHOTO_HEIC' | undefined {
  const type = detectPhotoType(bytes);
  if (type === 'heic') return 'PHOTO_HEIC';
  // Phones do not take photos as AVIF.
  return type && type !== 'avif' ? undefined : 'PHOTO_TYPE';
}
