import type { PhotoProblem } from './photo-queue.ts';

/** A photo with nothing but its pixels, upright, no larger than pages show it. */
export type EncodedPhoto = { bytes: Buffer; width: number; height: number };

export type EncodeResult =
  | { state: 'encoded'; photo: EncodedPhoto }
  | { state: 'refused'; problem: PhotoProblem };

export type PhotoEncoder = (bytes: Buffer) => Promise<EncodeResult>;
