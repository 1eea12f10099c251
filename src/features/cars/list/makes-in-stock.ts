import type { CachedSearch } from '../../../shared/search/cached-search.ts';

const FACET = 'car_brand';

/** The makes of which there are cars; none while the search does not answer. */
export async function makesInStock(search: CachedSearch, index: string): Promise<readonly string[]> {
  const { facet } = await search.search(index, { fields: ['car_id'], limit: 0, facets: [{ name: FACET }] });
  const [makes] = facet;
  return makes?.type === 'hierarchical' ? makes.values.map(({ text }) => text) : [];
}
