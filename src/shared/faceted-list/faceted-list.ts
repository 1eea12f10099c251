import type { OpenRange } from '../search/open-range.ts';
import { facetOf, isOf, type ListDeclaration } from './list-declaration.ts';

/** The list that an address describes. Features add what only they know, such as a place. */
export type FacetedList = FilterSet & {
  keyphrase: string;
  /** Nothing: the usual order of the list. */
  sortName: string;
  /** How many pages are shown, one under the other. */
  pages: number;
  /** What the page is about, by its editor's choice. No visitor's filter goes beyond it. */
  fixed?: FilterSet | undefined;
  /** Values that no record may have. One below another stands alone, for that other is not excluded. */
  excluded?: readonly Choice[] | undefined;
  /** Words that no record may have, each a word or several that belong together. */
  excludedWords?: readonly string[] | undefined;
};

/** Values and ranges that records must have. */
export type FilterSet = { choices: readonly Choice[]; ranges: readonly ChosenRange[] };

export const noFilters: FilterSet = { choices: [], ranges: [] };

export const emptyList = { ...noFilters, keyphrase: '', sortName: '', pages: 1 };

/** A chosen value with the values above it: the field of its own level, Skåne and Lund. */
export type Choice = {
  field: string;
  path: readonly string[];
  /** No record has it now. */
  stale?: true;
};

/** Both ends count; one that is missing has no limit. */
export type ChosenRange = OpenRange & { field: string };

/** A value of a facet with the values above it: Skåne, Lund of 'region>city'. */
export type FacetValuePath = { facet: string; path: readonly string[] };

/** 'some': children of it are chosen, not the whole. */
export type Selection = 'all' | 'some' | 'none';

export function toChoice({ facet, path }: FacetValuePath): Choice {
  return { field: facet.split('>')[path.length - 1] ?? facet, path };
}

/** Who picks Lund has picked Skåne as well. */
export function toChoices({ facet, path }: FacetValuePath): Choice[] {
  return path.map((_, level) => toChoice({ facet, path: path.slice(0, level + 1) }));
}

export function toValue({ field, path }: Choice, declaration: ListDeclaration): FacetValuePath {
  return { facet: facetOf(field, declaration), path };
}

export function selectionOf({ choices }: Pick<FacetedList, 'choices'>, value: FacetValuePath): Selection {
  const under = choices.filter((choice) => liesAtOrUnder(choice, value));
  if (under.length === 0) return 'none';
  return under.some(({ path }) => path.length > value.path.length) ? 'some' : 'all';
}

export function isExcluded({ excluded = [] }: Pick<FacetedList, 'excluded'>, value: FacetValuePath): boolean {
  const key = keyOf(toChoice(value));
  return excluded.some((gone) => keyOf(gone) === key);
}

/** A press on an excluded value lets it in again. On any other: none of it, or some, becomes all; all becomes none (LIST-31). */
export function toggleValue<L extends FacetedList>(
  list: L,
  value: FacetValuePath,
  { replacesParents }: Pick<ListDeclaration, 'replacesParents'> = {},
): L {
  if (isExcluded(list, value)) return withoutExclusion(list, toChoice(value));
  const cleared = withoutValue(list, value);
  if (selectionOf(list, value) === 'all') return cleared;
  if (!replacesParents) return withValues(cleared, [value]);
  const isParent = ({ field, path }: Choice) => isOf(field, value.facet) && isWithin(value.path, path);
  const others = cleared.choices.filter((choice) => !isParent(choice));
  return { ...cleared, choices: [...others, toChoice(value)] };
}

/** The list with more values, each named once; what was excluded before and is wanted now is no longer excluded. */
export function withValues<L extends FacetedList>(list: L, values: readonly FacetValuePath[]): L {
  const choices = uniqueChoices([...list.choices, ...values.flatMap(toChoices)]);
  const isWanted = (gone: Choice) =>
    values.some((value) => isOf(gone.field, value.facet) && isWithin(value.path, gone.path));
  const excluded = list.excluded?.filter((gone) => !isWanted(gone));
  return { ...list, choices, ...(excluded && { excluded }), pages: 1 };
}

/** The list without a value and its children, from its first page on (LIST-20). */
export function withoutValue<L extends FacetedList>(list: L, value: FacetValuePath): L {
  return { ...list, choices: list.choices.filter((choice) => !liesAtOrUnder(choice, value)), pages: 1 };
}

export function withoutFacet<L extends FacetedList>(list: L, facet: string): L {
  return withoutValue(list, { facet, path: [] });
}

/** The list without records of these values; they are no longer wanted, nor is anything below them. */
export function withExcluded<L extends FacetedList>(list: L, values: readonly FacetValuePath[]): L {
  const excluded = uniqueChoices([...(list.excluded ?? []), ...values.map(toChoice)]);
  return { ...values.reduce(withoutValue<L>, list), excluded, pages: 1 };
}

/** The list with records of this value again. */
export function withoutExclusion<L extends FacetedList>(list: L, choice: Choice): L {
  const excluded = list.excluded?.filter((each) => keyOf(each) !== keyOf(choice));
  return { ...list, excluded, pages: 1 };
}

/** The list with another range of a field, or with none. */
export function withRange<L extends FacetedList>(list: L, field: string, range: OpenRange | undefined): L {
  const others = list.ranges.filter((each) => each.field !== field);
  return { ...list, ranges: range ? [...others, { ...range, field }] : others, pages: 1 };
}

export function withKeyphrase<L extends FacetedList>(list: L, keyphrase: string): L {
  return { ...list, keyphrase, pages: 1 };
}

export function withSort<L extends FacetedList>(list: L, sortName: string): L {
  return { ...list, sortName, pages: 1 };
}

/** Never more than the pages that are shown hold, whatever came. */
export function visibleCount(total: number, pages: number, { pageSize }: ListDeclaration): number {
  return Math.min(total, pages * pageSize);
}

export function uniqueChoices(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [keyOf(choice), choice])).values()];
}

/** Whether the page is about this value alone: then choosing it again changes nothing. */
export function isFixed(
  { field, path }: Choice,
  { choices }: FilterSet,
  declaration: ListDeclaration,
): boolean {
  const facet = facetOf(field, declaration);
  const same = choices.filter((choice) => isOf(choice.field, facet));
  return same.length === 1 && same.every((choice) => choice.path.join('>') === path.join('>'));
}

export function keyOf({ field, path }: Choice): string {
  return `${field} ${path.join('>')}`;
}

function liesAtOrUnder({ field, path }: Choice, value: FacetValuePath): boolean {
  return isOf(field, value.facet) && isWithin(path, value.path);
}

function isWithin(path: readonly string[], outer: readonly string[]): boolean {
  return outer.every((text, level) => path[level] === text);
}
