import { createCars } from '../../demo/cars/inventory.ts';
import { showcaseMedia } from '../../demo/cars/showcase-media.ts';
import type { PublishedDocument } from '../../src/publishing/published-store.ts';

/** The British cars' films and turns: each car has its own names for what the library already holds. */
export function showcaseDocuments(media: readonly PublishedDocument[]): PublishedDocument[] {
  const bodies = new Map(media.map(({ key, body }) => [key, body]));
  return [...showcaseMedia(createCars('cars-solvik-uk'))].flatMap(([key, id]) => {
    const body = bodies.get(id);
    return body === undefined ? [] : [{ kind: 'media', site: '', language: '', key, body }];
  });
}
