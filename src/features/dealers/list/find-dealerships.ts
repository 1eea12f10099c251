import { listQuery } from '../../../shared/faceted-list/list-query.ts';
import type { Coordinates } from '../../../shared/platform/coordinates.ts';
import type { CachedSearch, SearchResponse } from '../../../shared/search/cached-search.ts';
import type { Facet } from '../../../shared/search/port.ts';
import { type Dealership, parseDealership } from '../dealership.ts';
import { dealershipCardFields } from '../dealership-card.ts';
import { dealerFacets } from './dealer-facets.ts';
import { type DealerList, dealerListDeclaration } from './dealer-list.ts';
import { parseDealerList } from './parse-dealer-list.ts';
import { namesGroup, translateServices } from './service-names.ts';

/** All there is to choose from, whatever is chosen. */
export type DealerStock = { total: number; facets: readonly Facet[]; failed: boolean };

export async function findDealerStock(search: CachedSearch, index: string): Promise<DealerStock> {
  const { total_items, facet, failed } = await search.search(index, {
    fields: ['site_id'],
    limit: 0,
    facets: dealerFacets.map((name) => ({ name, sort_order: 'alpha' })),
  });
  return { total: total_items, facets: facet, failed };
}

/** The list that a query describes, in the names of this index. */
export async function readDealerList(
  query: Readonly<Record<string, readonly string[]>>,
  stock: DealerStock,
  search: CachedSearch,
  index: string,
): Promise<DealerList> {
  const list = parseDealerList(query, stock.facets);
  if (!list.choices.some(namesGroup)) return list;
  const { content } = await search.search(index, { fields: dealershipCardFields, limit: MAX_DEALERSHIPS });
  return translateServices(list, content);
}

/** More than any group has. */
const MAX_DEALERSHIPS = 1000;

export type FoundDealerships = {
  dealerships: readonly Dealership[];
  total: number;
  facets: readonly Facet[];
  failed: boolean;
};

type Slice = { offset: number; limit: number };

const { pageSize } = dealerListDeclaration;

/** The pages of a list, one under the other; the page of an index alone is `pageSlice`. */
export function shownSlice({ pages }: Pick<DealerList, 'pages'>): Slice {
  return { offset: 0, limit: pages * pageSize };
}

export function pageSlice(page: number): Slice {
  return { offset: (page - 1) * pageSize, limit: pageSize };
}

/** In the editors' order (DSL-10), or the nearest first when a place is given. */
export async function findDealerships(
  search: CachedSearch,
  index: string,
  list: DealerList,
  { offset, limit }: Slice,
  near: Coordinates | undefined = list.near?.coordinates,
): Promise<FoundDealerships> {
  const order = near
    ? { sort_name: 'distance', near: { field: 'site_geocoord', at: near } }
    : { sort_name: 'website_sort_order_asc' };
  const find = async (asked: DealerList) => {
    const query = listQuery(asked, dealerListDeclaration);
    return toFound(
      await search.search(index, { ...query, ...order, fields: dealershipCardFields, offset, limit }),
    );
  };
  const found = await find(list);
  const keyphrase = otherPostcode(list.keyphrase);
  return found.total === 0 && keyphrase ? find({ ...list, keyphrase }) : found;
}

/** '754 50' for '75450' and the other way round: feeds write either. */
function otherPostcode(phrase: string): string | undefined {
  const [, start, space, end] = /^(\d{3})( ?)(\d{2})$/.exec(phrase) ?? [];
  return start && `${start}${space ? '' : ' '}${end}`;
}

function toFound({ content, total_items, facet, failed }: SearchResponse): FoundDealerships {
  const dealerships = content.flatMap((record) => parseDealership(record) ?? []);
  return { dealerships, total: total_items, facets: facet, failed };
}
