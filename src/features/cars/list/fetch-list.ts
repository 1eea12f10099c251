import { fetchWhenReady } from '../../../shared/platform/fetch-when-ready.ts';
import type { SearchQuery, SearchResult } from '../../../shared/search/port.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { CarCardData } from '../card/card.ts';
import { type CarList, PAGE_SIZE } from './car-list.ts';
import { countQuery, listQuery, pageQuery } from './list-query.ts';
import type { ListResult } from './list-state.ts';

type FetchOptions = { list: CarList; language: Language; signal: AbortSignal };
type FetchedList = { result: ListResult; cards: readonly CarCardData[] };
type Cards = Omit<SearchResult, 'content'> & { content: readonly CarCardData[] };

/** A list with all its pages; each page is a query of its own, and only the first one counts facets. */
export async function fetchList({ list, language, signal }: FetchOptions): Promise<FetchedList> {
  const further = Array.from({ length: list.pages - 1 }, (_, at) => pageQuery(list, at + 1));
  const queries = [{ ...listQuery(list), limit: PAGE_SIZE }, ...further];
  const pages = await Promise.all(
    queries.map((query) => post<Cards>({ ...query, shape: 'cards', language }, signal)),
  );
  const [first] = pages;
  return {
    result: { total: first?.total_items ?? 0, facets: first?.facet ?? [] },
    cards: pages.flatMap(({ content }) => content),
  };
}

/** The last page of a list alone. */
export async function fetchLastPage({
  list,
  language,
  signal,
}: FetchOptions): Promise<readonly CarCardData[]> {
  const query = pageQuery(list, list.pages - 1);
  const { content } = await post<Cards>({ ...query, shape: 'cards', language }, signal);
  return content;
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
