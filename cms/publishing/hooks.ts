import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { publisherInstance } from './publisher-instance.ts';
import { type Row, toRow, toStudioId } from './to-published.ts';

/** After a document was saved: what became public reaches the sites within a second. */
export const notifyPublisher: CollectionAfterChangeHook = ({ collection, doc, context, req }) => {
  // A draft is saved with every pause in typing, and nobody sees it.
  const isDraft = toRow(doc)['_status'] === 'draft' && String(req.query?.['draft']) === 'true';
  if (!isDraft && !context['seeding']) notify(collection.slug, doc);
  return doc;
};

export const notifyPublisherOfDelete: CollectionAfterDeleteHook = ({ collection, doc }) => {
  notify(collection.slug, doc);
  return doc;
};

function notify(collection: string, document: unknown): void {
  const publisher = publisherInstance();
  for (const name of affectedSources(collection, toRow(document))) publisher?.markWritten(name);
}

/** Which sources show a document. */
export function affectedSources(collection: string, document: Row): string[] {
  const id = toStudioId(document);
  if (id === undefined) return [];
  const site = toStudioId(document['site']);
  switch (collection) {
    case 'redirects':
      return site === undefined ? [] : [`redirects.${site}`];
    case 'sites':
      return [`sites.${id}`, `brands.${id}`];
    // The publisher finds out which sites sell a brand.
    case 'brands':
      return ['brands'];
    default:
      return [`${collection}.${id}`];
  }
}
