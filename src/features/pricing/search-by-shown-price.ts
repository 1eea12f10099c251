import { memoize } from '../../shared/platform/memoize.ts';
import type { CachedSearch } from '../../shared/search/cached-search.ts';
import type { Facet, SearchQuery } from '../../shared/search/port.ts';

const PRICE = 'car_price';
const SHOWN_PRICE = 'car_shown_price';

/** The visitor's search: whoever sorts or filters by price means the price on the tag, campaign and VAT considered. */
export function searchByShownPrice(search: CachedSearch): CachedSearch {
  return {
    search: async (index, query) => {
      const response = await search.search(index, toShownPrice(query));
      return { ...response, facet: withCarPrice(response.facet) };
    },
  };
}

function toShownPrice({ filters, facets, sort_name, ...query }: SearchQuery): SearchQuery {
  return {
    ...query,
    ...(filters && {
      filters: Object.fromEntries(Object.entries(filters).map(([name, each]) => [shownName(name), each])),
    }),
    ...(facets && { facets: facets.map((facet) => ({ ...facet, name: shownName(facet.name) })) }),
    ...(sort_name !== undefined && { sort_name: shownSort(sort_name) }),
  };
}

function shownName(name: string): string {
  return name === PRICE ? SHOWN_PRICE : name;
}

function shownSort(name: string): string {
  return name.replace(/^car_price(?=_(?:asc|desc)$)/, SHOWN_PRICE);
}

/** Memoized: lists recognise the facets of a cached response by their identity. */
const withCarPrice = memoize((facets: readonly Facet[]): readonly Facet[] =>
  facets.map((facet) => (facet.name === SHOWN_PRICE ? { ...facet, name: PRICE } : facet)),
);
