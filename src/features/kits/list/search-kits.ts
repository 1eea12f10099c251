import { wholeBounds } from '../../../shared/faceted-list/filter-panel.ts';
import type { Query } from '../../../shared/faceted-list/parse-list.ts';
import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import { facetBounds } from '../../../shared/search/facet-bounds.ts';
import type { Facet, FacetValue } from '../../../shared/search/port.ts';
import { carTypeIds, knownCar, loadCars } from '../car-types.ts';
import { type Kit, parseKit } from '../kit.ts';
import { PRICE_FIELD } from '../kit-facets.ts';
import { KITS_INDEX, kitCardFields } from '../kit-record.ts';
import type { KitList } from './kit-list.ts';
import { kitQuery, stockQuery } from './kit-query.ts';
import { parseKitList } from './parse-kit-list.ts';

export type FoundKits = {
  list: KitList;
  kits: readonly Kit[];
  total: number;
  facets: readonly Facet[];
  /** The vehicle types of the chosen car. */
  typeIds: readonly string[];
  /** What all kits cost, in whole euros. */
  stock: { min: number; max: number } | undefined;
  cars: readonly FacetValue[];
  /** The search did not respond; the result is empty (KIT-19). */
  failed: boolean;
};

type PageOf = (list: KitList) => { limit: number; offset: number };

/** The kits that a query of an address describes: for the page and for the browser alike. */
export async function searchKits(
  search: Pick<CachedSearch, 'search'>,
  query: Query,
  pageOf: PageOf,
): Promise<FoundKits> {
  const [priced, { cars, failed: carsFailed }] = await Promise.all([
    search.search(KITS_INDEX, stockQuery),
    loadCars(search),
  ]);
  const read = parseKitList(query, priced.facet);
  // Without the vehicle types nobody knows which car is meant; the search is then tried again soon.
  const list = carsFailed ? read : { ...read, car: knownCar(cars, read.car) };
  const { typeIds, failed: typesFailed } = await carTypeIds(search, list.car);
  const wanted = { ...kitQuery(list, typeIds, pageOf(list)), fields: kitCardFields };
  const found = await search.search(KITS_INDEX, wanted);
  return {
    list,
    kits: found.content.flatMap((record) => parseKit(record) ?? []),
    total: found.total_items,
    facets: found.facet,
    typeIds,
    stock: wholeBounds(facetBounds(priced.facet, PRICE_FIELD)),
    cars,
    failed: found.failed || priced.failed || carsFailed || typesFailed,
  };
}
