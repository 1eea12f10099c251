import type { Readable } from 'node:stream';
import type { BrandForm, BrandGrounds } from './brand-drawing.ts';
import type { LayeredPicture } from './layered-picture.ts';

/** Pages show the first two; JPEG is for receivers of feeds and others who read nothing else. */
export const variantFormats = ['avif', 'webp', 'jpeg'] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** The bytes of the media library. A file's name carries a hash of its content, so that it never changes. */
export interface MediaStore {
  /** Stores an original and returns its metadata. Idempotent. */
  save(name: string, bytes: Buffer, ready?: ReadyVariants): Promise<StoredMedia>;
  /** Stores a picture in layers. Its variants are asked for by the name of a painted file. Idempotent. */
  saveLayered(name: string, picture: LayeredPicture): Promise<StoredLayers>;
  /** Stores a video or a document. */
  saveFile(name: string, bytes: Buffer, type: string): Promise<StoredFile>;
  original(file: string): Promise<Buffer | undefined>;
  /** The original or a part of it, first and last byte counted in. */
  stream(file: string, part?: { start: number; end: number }): Promise<Readable | undefined>;
  /** The original at a width, created at the first request and stored. */
  variant(file: string, width: number, format: VariantFormat): Promise<Buffer | undefined>;
  /** An icon or the social picture of a logo, created at the first request and stored. */
  brandDrawing(file: string, form: BrandForm, grounds: BrandGrounds): Promise<Buffer | undefined>;
  /** Deletes a picture and all that was made of it; nothing happens where it is not there. */
  removePicture(file: string): Promise<void>;
}

/** The original in other formats, encoded beforehand at a higher quality than is possible on request. */
export type ReadyVariants = Partial<Record<VariantFormat, Buffer>>;

export type StoredMedia = {
  file: string;
  width: number;
  height: number;
  vector: boolean;
  placeholder: string | undefined;
};

/** Of a layered picture: the paints it can be had in. */
export type StoredLayers = StoredMedia & { paints: string[] };

export type StoredFile = { file: string; type: string; bytes: number };
