import { extensionOf } from '../../src/shared/platform/media-file.ts';

export type StoredMedia = {
  filename?: string | null;
  mediaFile?: string | null;
  type?: string | null;
  vector?: boolean | null;
  width?: number | null;
};

export const THUMBNAIL_WIDTH = 320;

/** The studio serves its own thumbnails, because a new picture reaches the sites a little later. */
export function thumbnailUrl(media: Record<string, unknown>): string | null {
  const { filename, mediaFile, type } = media as StoredMedia;
  if (!filename || !mediaFile || type) return null;
  return `/admin/api/media/file/${encodeURIComponent(filename)}?width=${THUMBNAIL_WIDTH}`;
}

/** Films and documents are served by the sites, unchanged. */
export function originalUrl({ mediaFile, type }: StoredMedia): string | undefined {
  const ending = type ? extensionOf(type) : undefined;
  return ending && mediaFile ? `/media/${mediaFile}/original.${ending}` : undefined;
}
