import type { HierarchicalFacet, SearchQuery, SearchResult } from '../../search/port.ts';
import type { Language } from '../../sites/languages.ts';
import type { CarCardData } from '../card.ts';
import { type CarList, PAGE_SIZE } from './car-list.ts';
import { phraseFacets } from './list-fields.ts';
import { countQuery, listQuery, pageQuery } from './list-query.ts';
import type { ListResult } from './list-state.ts';

type FetchOptions = { list: CarList; language: Language; signal: AbortSignal };
type FetchedList = { answer: ListResult; cards: readonly CarCardData[] };
type Cards = Omit<SearchResult, 'content'> & { content: readonly CarCardData[] };

/** A list with all its pages; each page is a question of its own, and only the first one counts facets. */
export async function fetchList({ list, language, signal }: FetchOptions): Promise<FetchedList> {
  const further = Array.from({ length: list.pages - 1 }, (_, at) => pageQuery(list, at + 1));
  const questions = [{ ...listQuery(list), limit: PAGE_SIZE }, ...further];
  const pages = await Promise.all(
    questions.map((question) => post<Cards>({ ...question, shape: 'cards', language }, signal)),
  );
  const [first] = pages;
  return {
    answer: { total: first?.total_items ?? 0, facets: first?.facet ?? [] },
    cards: pages.flatMap(({ content }) => content),
  };
}

/** The last page of a list alone. */
export async function fetchLastPage({
  list,
  language,
  signal,
}: FetchOptions): Promise<readonly CarCardData[]> {
  const question = pageQuery(list, list.pages - 1);
  const { content } = await post<Cards>({ ...question, shape: 'cards', language }, signal);
  return content;
}

export async function fetchCount(list: CarList, signal: AbortSignal): Promise<number> {
  return (await post<SearchResult>(countQuery(list), signal)).total_items;
}

/** What words may name. None when the search does not answer: then they all stay words. */
export async function fetchPhraseFacets(): Promise<readonly HierarchicalFacet[]> {
  try {
    const question = { limit: 0, facets: phraseFacets.map((name) => ({ name })) };
    const { facet } = await post<SearchResult>(question, AbortSignal.timeout(TIMEOUT_MS));
    return facet.filter(({ type }) => type === 'hierarchical') as HierarchicalFacet[];
  } catch {
    return [];
  }
}

const TIMEOUT_MS = 1500;

type Wire = SearchQuery & { shape?: 'cards'; language?: Language };

async function post<T>(question: Wire, signal: AbortSignal): Promise<T> {
  const answer = await fetch('/api/catalogue/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal,
  });
  const read = (await answer.json()) as T & { error?: true };
  if (!answer.ok || read.error) throw new Error(`the search answered ${answer.status}`);
  return read;
}
