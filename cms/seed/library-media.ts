import { isFeedMedia } from '../../src/content/publishing/feed-media.ts';
import type { PublishedDocument } from '../../src/content/publishing/published-store.ts';

/** The media of the library: all but what came with the cars, and of that what pages show. */
export function libraryMedia(documents: readonly PublishedDocument[]): PublishedDocument[] {
  const shown = new Set(
    documents.filter(({ kind }) => kind !== 'media').flatMap(({ body }) => mediaKeysIn(body)),
  );
  return documents.filter(({ kind, key }) => kind === 'media' && (!isFeedMedia(key) || shown.has(key)));
}

/** The keys of all files that a published document shows. */
export function mediaKeysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(mediaKeysIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'media' && typeof part === 'string' ? [part] : mediaKeysIn(part),
  );
}
