import { emptyList, type FacetedList } from '../../../shared/faceted-list/faceted-list.ts';
import type { ListDeclaration } from '../../../shared/faceted-list/list-declaration.ts';
import type { Coordinates } from '../../../shared/platform/coordinates.ts';

/** The place from which a list is sorted. */
export type NearPlace = { label: string; coordinates: Coordinates };

/** The list of dealerships that an address describes; the nearest to the place come first. */
export type DealerList = FacetedList & { near?: NearPlace | undefined };

export const REGION_FACET = 'site_region>site_city';
export const BRAND_FACET = 'site_departments.brands.name';
export const SERVICE_FACET = 'site_departments.service_name';

/** What the list can be narrowed by, in the order of the bar (DSL-03). The names are those of the index. */
export const dealerFacets: readonly string[] = [REGION_FACET, BRAND_FACET, SERVICE_FACET];

export const dealerListDeclaration: ListDeclaration = {
  facets: dealerFacets,
  ranges: [],
  panel: dealerFacets,
  alphabetical: dealerFacets,
  replacesParents: true,
  sortNames: [],
  pageSize: 48,
};

export const unfilteredDealers: DealerList = emptyList;

export function isNarrowed({ choices, keyphrase }: DealerList): boolean {
  return choices.length > 0 || keyphrase !== '';
}

/** All dealerships, still sorted from the place. */
export function withoutFilters({ near }: Pick<DealerList, 'near'>): DealerList {
  return { ...unfilteredDealers, near };
}
