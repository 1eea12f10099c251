import {
  type Choice,
  emptyList,
  type FacetedList,
  type FilterSet,
  noFilters,
} from '../../../shared/faceted-list/faceted-list.ts';
import type { Near } from './near.ts';

/** The list that a URL describes. A page may be about some cars only, and a visitor may exclude values and words. */
export type CarList = FacetedList & {
  fixed: FilterSet;
  excluded: readonly Choice[];
  excludedWords: readonly string[];
  near: Near | undefined;
};

export const unfilteredList: CarList = {
  ...emptyList,
  fixed: noFilters,
  excluded: [],
  excludedWords: [],
  near: undefined,
};

/** Nearest first, which needs a place. */
export const BY_DISTANCE = 'distance';

export function withExcludedWords(list: CarList, words: readonly string[]): CarList {
  return { ...list, excludedWords: words, pages: 1 };
}

/** The list around another place, or around none. */
export function withNear(list: CarList, near: Near | undefined): CarList {
  const sortName = near || list.sortName !== BY_DISTANCE ? list.sortName : '';
  return { ...list, near, sortName, pages: 1 };
}

/** Without any filter of the visitor, in the same order. */
export function withoutFilters({ fixed, sortName }: CarList): CarList {
  return withNear({ ...unfilteredList, fixed, sortName }, undefined);
}

/** One make, or one make and its model: what a title can say (LIST-36) and a path can hold. */
export function singleMake({ choices }: Pick<CarList, 'choices'>): readonly string[] | undefined {
  const family = choices.filter(({ field }) => field === 'car_brand' || field === 'car_model');
  const makes = family.filter(({ field }) => field === 'car_brand');
  const [model, ...otherModels] = family.filter(({ field }) => field === 'car_model');
  if (makes.length !== 1 || otherModels.length > 0 || family.some(({ stale }) => stale)) return undefined;
  return model?.path ?? makes[0]?.path;
}
