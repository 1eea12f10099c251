import { emptyList, type FacetedList } from '../../../shared/faceted-list/faceted-list.ts';
import { filterParams, listAddress, phraseParams } from '../../../shared/faceted-list/list-address.ts';
import type { ListDeclaration } from '../../../shared/faceted-list/list-declaration.ts';
import type { CarPath } from '../car-types.ts';
import { CATALOGUE_FACET, CATEGORY_FACET, carFields, PRICE_FIELD } from '../kit-facets.ts';

/** The list that an address describes. */
export type KitList = FacetedList & { car: CarPath };

export const kitListDeclaration: ListDeclaration = {
  facets: [CATEGORY_FACET, CATALOGUE_FACET],
  ranges: [PRICE_FIELD],
  panel: [CATEGORY_FACET, PRICE_FIELD, CATALOGUE_FACET],
  alphabetical: [CATEGORY_FACET, CATALOGUE_FACET],
  wholePaths: CATEGORY_FACET.split('>'),
  // The first is the usual one, where no words are searched for.
  sortNames: ['kitId_desc', 'retailPrice_asc', 'retailPrice_desc', 'name_asc'],
  pageSize: 24,
};

export const unfilteredList: KitList = { ...emptyList, car: [] };

/** The address holds everything that is chosen. */
export function kitListAddress(base: string, list: KitList): string {
  return listAddress(base, kitListParams(list), list);
}

export function kitListParams(list: KitList) {
  const car = list.car.map((text, level) => [carFields[level] ?? '', text] as const);
  return [...filterParams({ ...list, keyphrase: '' }, kitListDeclaration), ...car, ...phraseParams(list)];
}
