import type { SearchRecord } from '../../../shared/search/port.ts';
import { photosByImage } from '../photos/photo-addresses.ts';
import type { PhotoFiles } from '../photos/photo-files.ts';

type Batch = readonly { id: string; body: SearchRecord }[];

/**
 * The cars as their pages stay: a photo that cannot be fetched is no picture. One that has not been asked for yet counts, or
 * a new stock would be without pictures for as long as they take.
 */
export async function* withoutFailingPhotos(
  index: string,
  batches: AsyncIterable<Batch>,
  photos: Pick<PhotoFiles, 'failingOf'>,
): AsyncGenerator<Batch> {
  for await (const batch of batches) {
    const failing = await photos.failingOf(
      index,
      batch.map(({ id }) => id),
    );
    yield batch.map(({ id, body }) => {
      const away = failing.get(id);
      return { id, body: away ? withoutPhotos(body, away) : body };
    });
  }
}

function withoutPhotos(body: SearchRecord, away: ReadonlySet<string>): SearchRecord {
  const photos = photosByImage(body);
  const isAway = (image: unknown) => away.has(photos.get(image) ?? '');
  const { car_primary_image: first, car_images: images } = body;
  return {
    ...body,
    car_primary_image: isAway(first) ? undefined : first,
    car_images: Array.isArray(images) ? images.filter((image) => !isAway(image)) : images,
  };
}
