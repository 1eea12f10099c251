import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import { nameKey } from '../../../shared/search/name-key.ts';

const fields = ['car_trim_package', 'car_model_text'] as const;

/** The words of all trims and full model names in stock, folded. */
export async function trimWords(search: CachedSearch, index: string): Promise<ReadonlySet<string>> {
  const { facet } = await search.search(index, {
    fields: ['car_id'],
    limit: 0,
    facets: fields.map((name) => ({ name })),
  });
  const names = facet.flatMap((each) =>
    each.type === 'hierarchical' ? each.values.map(({ text }) => text) : [],
  );
  return new Set(names.flatMap((name) => name.split(/[\s/-]+/).map(nameKey)).filter(Boolean));
}
