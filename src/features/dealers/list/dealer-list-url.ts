import { type Choice, type DealerList, dealerFacets } from './dealer-list.ts';
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
  for (const [key, value] of [...dealerListParams(list), ...placeParams(list)]) query.append(key, value);
  if (list.pages > 1) query.set('page', String(list.pages));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What narrows the list, as keys and values of a query. */
export function dealerListParams({ choices, keyphrase }: DealerList): (readonly [string, string])[] {
  return [...choices.map(choiceParam), ...(keyphrase ? [['keyphrase', keyphrase] as const] : [])];
}

function placeParams({ near }: DealerList): (readonly [string, string])[] {
  if (!near) return [];
  const { latitude, longitude } = near.coordinates;
  return [
    ['q', near.label],
    ['lat', latitude.toFixed(2)],
    ['lng', longitude.toFixed(2)],
  ];
}

/** ['Skåne', 'Lund'] is `site_city=Lund`. */
export function choiceParam({ facet, path }: Choice): readonly [string, string] {
  return [facet.split('>')[path.length - 1] ?? facet, path.at(-1) ?? ''];
}
