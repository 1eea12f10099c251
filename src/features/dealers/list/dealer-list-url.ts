import { filterParams, listAddress, type Param } from '../../../shared/faceted-list/list-address.ts';
import { dealerFacets } from './dealer-facets.ts';
import { type DealerList, dealerListDeclaration } from './dealer-list.ts';
import { mapKeys } from './dealer-map-address.ts';

/** The keys of the query that the list understands: 'site_region', 'site_city', 'site_departments.brands.name' (DSL-12). */
export const dealerFilterKeys: readonly string[] = dealerFacets.flatMap((facet) => facet.split('>'));

/** `q` is what was typed, or the name of the place at `lat` and `lng`. */
const placeKeys = ['q', 'lat', 'lng'] as const;

export const dealerQueryKeys: readonly string[] = [...dealerFilterKeys, ...placeKeys, 'keyphrase', 'page'];

/** The address of a list, keeping what others wrote into the query. */
export function dealerListUrl(path: string, list: DealerList, others = ''): string {
  const query = new URLSearchParams(others);
  for (const key of [...dealerQueryKeys, ...mapKeys]) query.delete(key);
  return listAddress(path, [...dealerListParams(list), ...placeParams(list)], list, query);
}

/** What narrows the list, as keys and values of a query. */
export function dealerListParams(list: DealerList): Param[] {
  return filterParams(list, dealerListDeclaration);
}

function placeParams({ near }: DealerList): Param[] {
  if (!near) return [];
  const { latitude, longitude } = near.coordinates;
  return [
    ['q', near.label],
    ['lat', latitude.toFixed(2)],
    ['lng', longitude.toFixed(2)],
  ];
}
