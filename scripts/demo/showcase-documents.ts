import { createCars } from '../../demo/cars/inventory.ts';
import { showcaseMedia } from '../../demo/cars/showcase-media.ts';
import type { PublishedDocument } from '../../src/content/publishing/published-store.ts';

/** The British cars' films and spins, under keys of their own for files the library already has. */
export function showcaseDocuments(media: readonly PublishedDocument[]): PublishedDocument[] {
  const bodies = new Map(media.map(({ key, body }) => [key, body]));
  return [...showcaseMedia(createCars('cars-solvik-uk'))].flatMap(([key, id]) => {
    const body = bodies.get(id);
    return body === undefined ? [] : [{ kind: 'media', site: '', language: '', key, body }];
  });
}
