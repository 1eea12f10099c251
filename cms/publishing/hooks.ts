import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { runningPublisher } from './running.ts';
import { idFrom, type Row, rowOf } from './written-from.ts';

/** After a document was saved: if that made anything public, the sites have it a second later. */
export const tellPublisher: CollectionAfterChangeHook = ({ collection, doc, context, req }) => {
  // A draft is saved with every pause in typing, and nobody sees it.
  const isDraft = rowOf(doc)['_status'] === 'draft' && String(req.query?.['draft']) === 'true';
  if (!isDraft && !context['seeding']) tell(collection.slug, doc);
  return doc;
};

export const tellPublisherOfDelete: CollectionAfterDeleteHook = ({ collection, doc }) => {
  tell(collection.slug, doc);
  return doc;
};

function tell(collection: string, document: unknown): void {
  const publisher = runningPublisher();
  for (const name of sourcesOf(collection, rowOf(document))) publisher?.written(name);
}

/** Which sources show a document. */
export function sourcesOf(collection: string, document: Row): string[] {
  const id = idFrom(document);
  if (id === undefined) return [];
  const site = idFrom(document['site']);
  switch (collection) {
    case 'redirects':
      return site === undefined ? [] : [`redirects.${site}`];
    case 'sites':
      return [`sites.${id}`, `brands.${id}`];
    // Which sites sell a brand is found out by the round itself.
    case 'brands':
      return ['brands'];
    default:
      return [`${collection}.${id}`];
  }
}
