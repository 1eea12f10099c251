import { memoize } from '../../../shared/platform/memoize.ts';
import type { Facet, FacetValue } from '../../../shared/search/port.ts';
import { foldText } from '../../../shared/search/tokenize.ts';
import {
  BY_DISTANCE,
  type CarList,
  type Choice,
  type FilterSet,
  isFixed,
  MAX_PAGES,
  noFilters,
  sortNames,
  toChoices,
  uniqueChoices,
} from './car-list.ts';
import type { FacetValuePath } from './facet-value-path.ts';
import { EXCLUDED_PREFIX, EXCLUDED_WORDS_PARAM, facetOf, filterKeys } from './list-fields.ts';
import type { Near } from './near.ts';
import { parseRanges } from './parse-ranges.ts';

type Query = Readonly<Record<string, readonly string[]>>;

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
  const inQuery = filterKeys.flatMap((field) => parseFilter(field, query, known));
  const choices = [...inPath.flatMap(toChoices), ...inQuery];
  return {
    fixed,
    choices: uniqueChoices(choices).filter((choice) => !isFixed(choice, fixed)),
    excluded: uniqueChoices(filterKeys.flatMap((field) => parseExclusion(field, query, known))),
    ranges: parseRanges(query, stock),
    near,
    keyphrase: '',
    excludedWords: parseExcludedWords(query[EXCLUDED_WORDS_PARAM]),
    sortName: parseSort(query['sortName']?.[0], near),
    pages: parsePages(query['page']?.[0]),
  };
}

type Known = { key: string; field: string; value: FacetValuePath };

/** All values in stock by name, memoized because many lists are parsed against the same facets. */
const valuesIn = memoize((stock: readonly Facet[]): readonly Known[] =>
  stock.flatMap((facet) => (facet.type === 'hierarchical' ? below(facet.values, facet.name, []) : [])),
);

/** A make and then its model; any other value may stand in a path as well (ROUTE-27). */
function parsePath(segments: readonly string[], known: readonly Known[]): FacetValuePath[] | undefined {
  const read: FacetValuePath[] = [];
  for (const segment of segments) {
    const same = known.filter(({ key }) => key === keyOf(segment));
    const before = read.at(-1);
    const within = before && same.find(({ value }) => isWithin(value, before));
    const found = within ?? same.find(({ value }) => value.path.length === 1) ?? onlyElement(same);
    if (!found) return undefined;
    if (within) read.pop();
    read.push(found.value);
  }
  return read;
}

/** A value no car has stays a filter: the list is then empty, not wrong (LIST-35). */
function parseFilter(field: string, query: Query, known: readonly Known[]): Choice[] {
  return (query[field] ?? []).filter(Boolean).flatMap((written): Choice[] => {
    const levels = written.split('>').map(keyOf);
    const same = known.filter((each) => each.field === field && endsWith(each.value.path.map(keyOf), levels));
    const parents = (query[facetOf(field).split('>')[0] ?? ''] ?? []).map(keyOf);
    const related = same.filter(
      ({ value }) => value.path.length > 1 && parents.includes(keyOf(value.path[0] ?? '')),
    );
    const meant = related.length > 0 ? related : same;
    if (meant.length > 0) return meant.flatMap(({ value }) => toChoices(value));
    // Old addresses name the kind of vehicle by its code: car_vehicle_type=LCV.
    const code = known.find((each) => each.field === `${field}_code` && each.key === levels[0]);
    if (code) return toChoices(code.value);
    return [{ field, path: [written], stale: true }];
  });
}

/** Only the value itself: who wants no XC60 may want a Volvo. */
function parseExclusion(field: string, query: Query, known: readonly Known[]): Choice[] {
  const written = query[EXCLUDED_PREFIX + field];
  return written
    ? parseFilter(field, { [field]: written }, known).filter((choice) => choice.field === field)
    : [];
}

const MAX_EXCLUDED_WORDS = 10;
const MAX_WORDS_LENGTH = 100;

function parseExcludedWords(written: readonly string[] = []): readonly string[] {
  const words = written.map((each) => each.trim().slice(0, MAX_WORDS_LENGTH)).filter(Boolean);
  return [...new Set(words)].slice(0, MAX_EXCLUDED_WORDS);
}

function parseSort(written: string | undefined, near: Near | undefined): string {
  const name = sortNames.find((each) => each === written) ?? '';
  return name === BY_DISTANCE && !near ? '' : name;
}

/** Page 99 is page 20 (LIST-11), and what is no number is the first. */
function parsePages(written = ''): number {
  const page = /^\d{1,6}$/.test(written) ? Number(written) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGES);
}

function below(values: readonly FacetValue[], facet: string, above: readonly string[]): Known[] {
  const field = facet.split('>')[above.length] ?? facet;
  return values.flatMap(({ text, children }) => {
    const path = [...above, text];
    return [{ key: keyOf(text), field, value: { facet, path } }, ...below(children, facet, path)];
  });
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

function endsWith(whole: readonly string[], end: readonly string[]): boolean {
  return end.every((text, at) => whole[whole.length - end.length + at] === text);
}

/** 'Land Rover', 'land-rover' and 'LANDROVER' name the same. */
function keyOf(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');
}
