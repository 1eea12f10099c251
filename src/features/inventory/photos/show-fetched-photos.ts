import { parseFetchedPicture } from '../../../shared/platform/fetched-picture.ts';
import { fallbackWidth } from '../../../shared/platform/picture.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import { photosByImage } from './photo-addresses.ts';
import type { PhotoFiles, ShownPhoto } from './photo-files.ts';

/**
 * The records with their photos from our own media library in the order of the feed. A photo that is not there yet is left
 * out, so that no page names another server. Records without web addresses are returned as they are, and cost nothing.
 */
export async function showFetchedPhotos<Body extends SearchRecord>(
  records: readonly Body[],
  files: Pick<PhotoFiles, 'find'>,
): Promise<readonly Body[]> {
  const photos = records.map(photosByImage);
  const wanted = new Set<string>();
  for (const images of photos) for (const photo of images.values()) wanted.add(photo);
  if (wanted.size === 0) return records;
  const found = await files.find([...wanted]);
  return records.map((record, at) => withPhotos(record, photos[at] ?? new Map(), found));
}

function withPhotos<Body extends SearchRecord>(
  record: Body,
  photos: ReadonlyMap<unknown, string>,
  found: ReadonlyMap<string, ShownPhoto>,
): Body {
  if (photos.size === 0) return record;
  const { car_primary_image: first, car_images: images, ...rest } = record;
  const shown = (image: unknown) => {
    const photo = photos.get(image);
    return photo === undefined ? image : shownImage(image, found.get(photo));
  };
  const firstShown = shown(first);
  return {
    ...rest,
    ...(firstShown !== undefined && { car_primary_image: firstShown }),
    ...(Array.isArray(images) && { car_images: images.flatMap((image) => shown(image) ?? []) }),
  } as unknown as Body;
}

function shownImage(image: unknown, shown: ShownPhoto | undefined): unknown {
  const size = shown && parseFetchedPicture(shown.file);
  if (!size) return undefined;
  const { original: _, thumbnail_url: __, ...rest } = image as Record<string, unknown>;
  return {
    ...rest,
    original: `/media/${shown.file}/${fallbackWidth(size.width)}.webp`,
    ...(shown.placeholder && !rest['blur_data_url'] && { blur_data_url: shown.placeholder }),
  };
}
