/** A photo as it is stored: decoded and encoded again, so that nothing but its pixels is left of the upload. */
export type EncodedPhoto = { full: Uint8Array; thumbnail: Uint8Array; width: number; height: number };

export type EncodeResult =
  | { state: 'encoded'; photo: EncodedPhoto }
  | { state: 'refused'; problem: 'PHOTO_TYPE' | 'PHOTO_HEIC' | 'PHOTO_PIXELS' | 'PHOTO_BROKEN' };

export type PhotoEncoder = (bytes: Uint8Array) => Promise<EncodeResult>;
