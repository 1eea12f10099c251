import { z } from 'zod';
import type { MediaReference } from '../../shared/platform/fields/fields.ts';
import { extensionOf, type MediaFile } from '../../shared/platform/media-file.ts';
import type { Picture } from '../../shared/platform/picture.ts';
import type { Language } from '../../shared/sites/languages.ts';

const pictureDocument = z.object({
  file: z.string().min(1),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  vector: z.boolean(),
  alt: z.record(z.string(), z.string()).default({}),
  focal: z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }).default({ x: 50, y: 50 }),
  placeholder: z.string().optional(),
});

/** A video or a document, sent as it was put in. */
const fileDocument = z.object({
  file: z.string().min(1),
  type: z.string().refine((type) => extensionOf(type), 'a type of file that is not handed out'),
  bytes: z.number().int().nonnegative(),
});

/** A file of the media library, as it is published. The bytes are in the media store under `file`. */
export const mediaDocument = z.union([pictureDocument, fileDocument]);

export type MediaDocument = z.infer<typeof mediaDocument>;

/** A page's own alt text for a picture wins over the library's. */
export function pictureFrom(
  reference: MediaReference,
  media: MediaDocument,
  language: Language,
): Picture | undefined {
  if ('type' in media) return undefined;
  return {
    id: reference.media,
    src: `/media/${media.file}`,
    width: media.width,
    height: media.height,
    alt: reference.alt ?? media.alt[language] ?? '',
    focal: media.focal,
    placeholder: media.placeholder,
    vector: media.vector,
  };
}

export function fileFrom(reference: MediaReference, media: MediaDocument): MediaFile | undefined {
  if (!('type' in media)) return undefined;
  const { file, type, bytes } = media;
  return { id: reference.media, src: `/media/${file}/original.${extensionOf(type)}`, type, bytes };
}
