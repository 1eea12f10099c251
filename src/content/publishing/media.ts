import { z } from 'zod';
import { parseFetchedPicture } from '../../shared/platform/fetched-picture.ts';
import type { MediaReference } from '../../shared/platform/fields/fields.ts';
import { extensionOf, type MediaFile } from '../../shared/platform/media-file.ts';
import type { Picture } from '../../shared/platform/picture.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { paintedFileName, parsePaintedFileName } from './layered-picture.ts';

const pictureDocument = z.object({
  file: z.string().min(1),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  vector: z.boolean(),
  alt: z.record(z.string(), z.string()).default({}),
  focal: z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }).default({ x: 50, y: 50 }),
  placeholder: z.string().optional(),
  /** Of a picture in layers: the paints it can be had in. Where none is asked for, it is shown in the first. */
  paints: z.tuple([z.string()], z.string()).optional(),
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
    src: `/media/${shownFile(media)}`,
    width: media.width,
    height: media.height,
    alt: reference.alt ?? media.alt[language] ?? '',
    focal: media.focal,
    placeholder: media.placeholder,
    vector: media.vector,
  };
}

function shownFile({ file, paints }: z.infer<typeof pictureDocument>): string {
  return paints ? paintedFileName({ file, paint: paints[0], mirrored: false }) : file;
}

/** A picture in layers, in the paint that the file's name says; nothing, if it cannot be had in that. */
export function paintedMedia(
  name: string,
  mediaFiles: ReadonlyMap<string, MediaDocument>,
): MediaDocument | undefined {
  const painted = parsePaintedFileName(name);
  const layered = painted && mediaFiles.get(painted.file);
  if (!layered || 'type' in layered || !layered.paints?.includes(painted.paint)) return undefined;
  // The placeholder is in another paint, perhaps.
  const { paints: _, placeholder: __, focal, ...media } = layered;
  const x = painted.mirrored ? 100 - focal.x : focal.x;
  return { ...media, file: name, focal: { ...focal, x } };
}

/** A picture that was fetched for a car of a feed. Nobody publishes it; its name says all there is to know. */
export function fetchedMedia(name: string): MediaDocument | undefined {
  const picture = parseFetchedPicture(name);
  return picture && { ...picture, vector: false, alt: {}, focal: { x: 50, y: 50 } };
}

export function fileFrom(reference: MediaReference, media: MediaDocument): MediaFile | undefined {
  if (!('type' in media)) return undefined;
  const { file, type, bytes } = media;
  return { id: reference.media, src: `/media/${file}/original.${extensionOf(type)}`, type, bytes };
}
