import type { Coordinates } from '../../../shared/platform/coordinates.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { DealershipCardData } from '../dealership-card.ts';
import type { DealerList } from './dealer-list.ts';
import type { ShownDealers } from './dealer-list-props.ts';
import { dealerListParams } from './dealer-list-url.ts';

export type FetchOptions = {
  language: Language;
  signal: AbortSignal;
};

/** A list with all its pages; each page is a request of its own. */
export async function fetchDealers(list: DealerList, options: FetchOptions): Promise<ShownDealers> {
  const pages = await Promise.all(
    Array.from({ length: list.pages }, (_, at) => fetchPage(list, at + 1, options)),
  );
  const [first] = pages;
  return {
    cards: pages.flatMap(({ cards }) => cards),
    total: first?.total ?? 0,
    facets: first?.facets ?? [],
  };
}

/** The last page of a list alone. */
export async function fetchLastPage(
  list: DealerList,
  options: FetchOptions,
): Promise<readonly DealershipCardData[]> {
  return (await fetchPage(list, list.pages, options)).cards;
}

async function fetchPage(
  list: DealerList,
  page: number,
  { language, signal }: FetchOptions,
): Promise<ShownDealers> {
  const query = new URLSearchParams(dealerListParams(list).map(([key, value]) => [key, value]));
  query.set('language', language);
  if (page > 1) query.set('page', String(page));
  if (list.near) query.set('near', formatCoordinates(list.near.coordinates));
  const response = await fetch(`/api/dealers?${query}`, { signal });
  if (!response.ok) throw new Error(`the list of dealerships responded with ${response.status}`);
  return (await response.json()) as ShownDealers;
}

/** To about a kilometre. */
function formatCoordinates({ latitude, longitude }: Coordinates): string {
  return [latitude, longitude].map((degrees) => degrees.toFixed(2)).join(',');
}
