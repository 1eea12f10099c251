import type { PublishedContent } from '../content/publishing/published-content.ts';
import { showsKits } from '../content/publishing/shows-kits.ts';
import { type KnownIndices, knownIndices } from '../features/inventory/known-indices.ts';

/** Every index that the sites name, as they are now. */
export function indicesOf(content: Pick<PublishedContent, 'sites'>): () => KnownIndices {
  return () => knownIndices(content.sites().map((each) => ({ ...each.site, showsKits: showsKits(each) })));
}
