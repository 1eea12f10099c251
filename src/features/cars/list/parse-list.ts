import {
  type Choice,
  type FacetValuePath,
  type FilterSet,
  isFixed,
  noFilters,
  toChoices,
  uniqueChoices,
} from '../../../shared/faceted-list/faceted-list.ts';
import {
  type KnownValue,
  parseChoices,
  parseFacetedList,
  type Query,
  valuesIn,
} from '../../../shared/faceted-list/parse-list.ts';
import { nameKey } from '../../../shared/search/name-key.ts';
import type { Facet } from '../../../shared/search/port.ts';
import { BY_DISTANCE, type CarList } from './car-list.ts';
import { carListDeclaration, EXCLUDED_PREFIX, EXCLUDED_WORDS_PARAM, filterKeys } from './list-fields.ts';
import type { Near } from './near.ts';

/** The list that a URL describes, without its phrase; nothing when a path segment names no value in stock. */
export function parseList(
  segments: readonly string[],
  query: Query,
  stock: readonly Facet[],
  near?: Near | undefined,
  fixed: FilterSet = noFilters,
): CarList | undefined {
  const known = valuesIn(stock);
  const inPath = parsePath(segments, known);
  if (!inPath) return undefined;
  const inQuery = parseFacetedList(query, carListDeclaration, stock);
  const choices = uniqueChoices([...inPath.flatMap(toChoices), ...inQuery.choices]);
  const { sortName } = inQuery;
  return {
    ...inQuery,
    fixed,
    choices: choices.filter((choice) => !isFixed(choice, fixed, carListDeclaration)),
    excluded: uniqueChoices(filterKeys.flatMap((field) => parseExclusion(field, query, known))),
    near,
    keyphrase: '',
    excludedWords: parseExcludedWords(query[EXCLUDED_WORDS_PARAM]),
    sortName: sortName === BY_DISTANCE && !near ? '' : sortName,
  };
}

/** A make and then its model; any other value may stand in a path as well (ROUTE-27). */
function parsePath(segments: readonly string[], known: readonly KnownValue[]): FacetValuePath[] | undefined {
  const read: FacetValuePath[] = [];
  for (const segment of segments) {
    const same = known.filter(({ key }) => key === nameKey(segment));
    const before = read.at(-1);
    const within = before && same.find(({ value }) => isWithin(value, before));
    const found = within ?? same.find(({ value }) => value.path.length === 1) ?? onlyElement(same);
    if (!found) return undefined;
    if (within) read.pop();
    read.push(found.value);
  }
  return read;
}

/** Only the value itself: who wants no XC60 may want a Volvo. */
function parseExclusion(field: string, query: Query, known: readonly KnownValue[]): Choice[] {
  const written = query[EXCLUDED_PREFIX + field];
  return written
    ? parseChoices(field, { [field]: written }, carListDeclaration, known).filter(
        (choice) => choice.field === field,
      )
    : [];
}

const MAX_EXCLUDED_WORDS = 10;
const MAX_WORDS_LENGTH = 100;

function parseExcludedWords(written: readonly string[] = []): readonly string[] {
  const words = written.map((each) => each.trim().slice(0, MAX_WORDS_LENGTH)).filter(Boolean);
  return [...new Set(words)].slice(0, MAX_EXCLUDED_WORDS);
}

function isWithin(inner: FacetValuePath, outer: FacetValuePath): boolean {
  return (
    inner.facet === outer.facet &&
    inner.path.length > outer.path.length &&
    outer.path.every((text, level) => inner.path[level] === text)
  );
}

function onlyElement<T>(things: readonly T[]): T | undefined {
  return things.length === 1 ? things[0] : undefined;
}
