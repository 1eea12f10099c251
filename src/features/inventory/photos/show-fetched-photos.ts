import { parseFetchedPicture } from '../../../shared/platform/fetched-picture.ts';
import { fallbackWidth } from '../../../shared/platform/picture.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import { addressOfImage, photoAddresses } from './photo-addresses.ts';
import type { PhotoFiles, ShownPhoto } from './photo-files.ts';

/**
 * The records with their photos from our own media library in the order of the feed. A photo that is not there yet is left
 * out, so that no page names another server. Records without web addresses are returned as they are, and cost nothing.
 */
export async function showFetchedPhotos<Body extends SearchRecord>(
  records: readonly Body[],
  files: Pick<PhotoFiles, 'find'>,
): Promise<readonly Body[]> {
  const wanted = records.flatMap((record) => photoAddresses(record).map(({ photo }) => photo));
  if (wanted.length === 0) return records;
  const found = await files.find([...new Set(wanted)]);
  return records.map((record) => withPhotos(record, found));
}

function withPhotos<Body extends SearchRecord>(record: Body, found: ReadonlyMap<string, ShownPhoto>): Body {
  const { car_primary_image: first, car_images: images, ...rest } = record;
  if (photoAddresses(record).length === 0) return record;
  const firstShown = shownImage(first, found);
  return {
    ...rest,
    ...(firstShown !== undefined && { car_primary_image: firstShown }),
    ...(Array.isArray(images) && {
      car_images: images.flatMap((image) => shownImage(image, found) ?? []),
    }),
  } as unknown as Body;
}

function shownImage(image: unknown, found: ReadonlyMap<string, ShownPhoto>): unknown {
  const address = addressOfImage(image);
  if (!address) return image;
  const shown = found.get(address.photo);
  const size = shown && parseFetchedPicture(shown.file);
  if (!size) return undefined;
  const { original: _, thumbnail_url: __, ...rest } = image as Record<string, unknown>;
  return {
    ...rest,
    original: `/media/${shown.file}/${fallbackWidth(size.width)}.webp`,
    ...(shown.placeholder && !rest['blur_data_url'] && { blur_data_url: shown.placeholder }),
  };
}
