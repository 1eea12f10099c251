import type { Coordinates } from '../../../shared/platform/coordinates.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { DealerList } from './dealer-list.ts';
import type { ShownDealers } from './dealer-list-props.ts';
import { dealerListParams } from './dealer-list-url.ts';

/** One page of a list; the first is 0. */
export async function fetchDealers(
  list: DealerList,
  page: number,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<ShownDealers> {
  const query = new URLSearchParams(dealerListParams(list).map(([key, value]) => [key, value]));
  query.set('language', language);
  if (page > 0) query.set('page', String(page + 1));
  if (list.near) query.set('near', formatCoordinates(list.near.coordinates));
  const response = await fetch(`/api/dealers?${query}`, { signal });
  if (!response.ok) throw new Error(`the list of dealerships responded with ${response.status}`);
  return (await response.json()) as ShownDealers;
}

/** To about a kilometre. */
function formatCoordinates({ latitude, longitude }: Coordinates): string {
  return [latitude, longitude].map((degrees) => degrees.toFixed(2)).join(',');
}
