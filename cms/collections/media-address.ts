import { endingOf } from '../../src/platform/media-file.ts';

type Kept = { mediaFile?: unknown; type?: unknown; vector?: unknown };

const THUMBNAIL_WIDTH = 320;
const LARGE_WIDTH = 1280;

/** The site itself serves what is in the library, so the studio points there. */
export function thumbnailOf(media: Record<string, unknown>): string | null {
  return pictureAt(media, THUMBNAIL_WIDTH) ?? null;
}

export function addressOfOriginal(media: unknown): string {
  const { mediaFile, type } = media as Kept;
  const ending = typeof type === 'string' ? endingOf(type) : undefined;
  if (ending) return `/media/${mediaFile}/original.${ending}`;
  return pictureAt(media as Kept, LARGE_WIDTH) ?? '/';
}

function pictureAt({ mediaFile, type, vector }: Kept, width: number): string | undefined {
  if (typeof mediaFile !== 'string' || type) return undefined;
  return vector ? `/media/${mediaFile}/original.svg` : `/media/${mediaFile}/${width}.webp`;
}
