import type { ListPage } from '../../../shared/faceted-list/views/use-faceted-list.ts';
import { fetchWhenReady } from '../../../shared/platform/fetch-when-ready.ts';
import type { SearchQuery, SearchResult } from '../../../shared/search/port.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { CarCardData } from '../card/card.ts';
import type { CarList } from './car-list.ts';
import { carListDeclaration } from './list-fields.ts';
import { countQuery, listQuery, pageQuery } from './list-query.ts';

type Cards = Omit<SearchResult, 'content'> & { content: readonly CarCardData[] };

/** One page; only the first one counts facets. */
export async function fetchCars(
  list: CarList,
  page: number,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<ListPage<CarCardData>> {
  const query =
    page === 0 ? { ...listQuery(list), limit: carListDeclaration.pageSize } : pageQuery(list, page);
  const found = await post<Cards>({ ...query, shape: 'cards', language }, signal);
  return { cards: found.content, total: found.total_items, facets: found.facet };
}

export async function fetchCount(list: CarList, signal: AbortSignal): Promise<number> {
  return (await post<SearchResult>(countQuery(list), signal)).total_items;
}

type Wire = SearchQuery & { shape?: 'cards'; language?: Language };

async function post<T>(query: Wire, signal: AbortSignal): Promise<T> {
  const response = await fetchWhenReady('/api/catalogue/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query),
    signal,
  });
  const body = (await response.json()) as T & { error?: true };
  if (!response.ok || body.error) throw new Error(`the search responded with ${response.status}`);
  return body;
}
