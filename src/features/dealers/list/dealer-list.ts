import { emptyList, type FacetedList } from '../../../shared/faceted-list/faceted-list.ts';
import type { ListDeclaration } from '../../../shared/faceted-list/list-declaration.ts';
import type { Coordinates } from '../../../shared/platform/coordinates.ts';
import { dealerFacets } from './dealer-facets.ts';

/** The place from which a list is sorted. */
export type NearPlace = { label: string; coordinates: Coordinates };

/** The list of dealerships that an address describes; the nearest to the place come first. */
export type DealerList = FacetedList & { near?: NearPlace | undefined };

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
