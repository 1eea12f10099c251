import type { OpenRange } from '../../../shared/search/open-range.ts';
import type { FacetValuePath } from './facet-value-path.ts';
import { facetOf } from './list-fields.ts';
import type { Near } from './near.ts';

/** The list that a URL describes. */
export type CarList = FilterSet & {
  /** What the page is about, by its editor's choice: used cars, vans. No visitor's filter goes beyond it. */
  fixed: FilterSet;
  /** Values that no car may have: 'not diesel'. A model stands alone, for its make is not excluded. */
  excluded: readonly Choice[];
  near: Near | undefined;
  keyphrase: string;
  /** Words that no car may have, each a word or several that belong together. */
  excludedWords: readonly string[];
  /** Nothing: the newest first, or the best match for the keyphrase. */
  sortName: string;
  /** How many pages are shown, one under the other (LIST-12, LIST-13). */
  pages: number;
};

/** Values and ranges that cars must have. */
export type FilterSet = {
  choices: readonly Choice[];
  ranges: readonly ChosenRange[];
};

export const noFilters: FilterSet = { choices: [], ranges: [] };

/** A chosen value with the values above it: the field car_model, Volvo and XC60. */
export type Choice = {
  field: string;
  path: readonly string[];
  /** No car has it now. */
  stale?: true;
};

/** Both ends count; one that is missing has no limit. */
export type ChosenRange = OpenRange & { field: string };

export const PAGE_SIZE = 48;
export const MAX_PAGES = 20;

export const unfilteredList: CarList = {
  ...noFilters,
  fixed: noFilters,
  excluded: [],
  near: undefined,
  keyphrase: '',
  excludedWords: [],
  sortName: '',
  pages: 1,
};

/** Nearest first, which needs a place. */
export const BY_DISTANCE = 'distance';

export const sortNames = [
  'car_publishdate_asc',
  'car_price_asc',
  'car_price_desc',
  'car_monthly_cost_asc',
  'car_mileage_asc',
  'car_year_desc',
  BY_DISTANCE,
] as const;

/** Who picks XC60 has picked Volvo as well. */
export function toChoices({ facet, path }: FacetValuePath): Choice[] {
  return facet
    .split('>')
    .slice(0, path.length)
    .map((field, level) => ({ field, path: path.slice(0, level + 1) }));
}

/** The list without a value and its children, from its first page on (LIST-20). */
export function withoutChoice(list: CarList, gone: Choice): CarList {
  const liesUnder = ({ field, path }: Choice) =>
    facetOf(field) === facetOf(gone.field) && isWithin(path, gone.path);
  return { ...list, choices: list.choices.filter((choice) => !liesUnder(choice)), pages: 1 };
}

/** The list with more values, each named once; what was excluded before and is wanted now is no longer excluded. */
export function withValues(list: CarList, values: readonly FacetValuePath[]): CarList {
  const choices = uniqueChoices([...list.choices, ...values.flatMap(toChoices)]);
  const isWanted = (gone: Choice) =>
    values.some((value) => value.facet === facetOf(gone.field) && isWithin(value.path, gone.path));
  return { ...list, choices, excluded: list.excluded.filter((gone) => !isWanted(gone)), pages: 1 };
}

/** The list without cars of these values; they are no longer wanted, nor is anything below them. */
export function withExcluded(list: CarList, values: readonly FacetValuePath[]): CarList {
  const gone = values.map(toExclusion);
  const without = gone.reduce(withoutChoice, list);
  return { ...without, excluded: uniqueChoices([...list.excluded, ...gone]), pages: 1 };
}

/** The list with cars of this value again. */
export function withoutExclusion(list: CarList, { field, path }: Choice): CarList {
  const isSame = (each: Choice) => each.field === field && each.path.join('>') === path.join('>');
  return { ...list, excluded: list.excluded.filter((each) => !isSame(each)), pages: 1 };
}

export function toExclusion({ facet, path }: FacetValuePath): Choice {
  return { field: facet.split('>')[path.length - 1] ?? facet, path };
}

export function withExcludedWords(list: CarList, words: readonly string[]): CarList {
  return { ...list, excludedWords: words, pages: 1 };
}

/** The list with another range of a field, or with none. */
export function withRange(list: CarList, field: string, range: OpenRange | undefined): CarList {
  const others = list.ranges.filter((each) => each.field !== field);
  const chosen = range ? [{ ...range, field }] : [];
  return { ...list, ranges: [...others, ...chosen], pages: 1 };
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

function isWithin(path: readonly string[], outer: readonly string[]): boolean {
  return outer.every((text, level) => path[level] === text);
}

export function uniqueChoices(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [`${choice.field} ${choice.path.join('>')}`, choice])).values()];
}

/** Whether the page is about this value alone: then choosing it again changes nothing. */
export function isFixed({ field, path }: Choice, { choices }: FilterSet): boolean {
  const same = choices.filter((choice) => facetOf(choice.field) === facetOf(field));
  return same.length === 1 && same.every((choice) => choice.path.join('>') === path.join('>'));
}
