import { memoize } from '../platform/memoize.ts';
import { facetBounds } from '../search/facet-bounds.ts';
import { nameKey } from '../search/name-key.ts';
import { parseRange } from '../search/parse-range.ts';
import type { Facet, FacetValue } from '../search/port.ts';
import {
  type Choice,
  type ChosenRange,
  type FacetedList,
  type FacetValuePath,
  toChoice,
  toChoices,
  uniqueChoices,
} from './faceted-list.ts';
import { facetOf, type ListDeclaration, MAX_PAGES } from './list-declaration.ts';

export type Query = Readonly<Record<string, readonly string[]>>;

const MAX_PHRASE_LENGTH = 200;

/** The list that a query describes, with what the stock calls its values. */
export function parseFacetedList(
  query: Query,
  declaration: ListDeclaration,
  stock: readonly Facet[],
): Pick<FacetedList, 'choices' | 'ranges' | 'keyphrase' | 'sortName' | 'pages'> {
  const fields = declaration.facets.flatMap((facet) => facet.split('>'));
  const choices = fields.flatMap((field) => parseChoices(field, query, declaration, valuesIn(stock)));
  return {
    choices: leavesOf(uniqueChoices(choices), declaration),
    ranges: parseRanges(query, declaration, stock),
    keyphrase: (query['keyphrase']?.[0] ?? '').trim().slice(0, MAX_PHRASE_LENGTH),
    sortName: declaration.sortNames.find((name) => name === query['sortName']?.[0]) ?? '',
    pages: parsePages(query['page']?.[0]),
  };
}

export type KnownValue = { key: string; field: string; value: FacetValuePath };

/** All values in stock by name, memoized because many lists are parsed against the same facets. */
export const valuesIn = memoize((stock: readonly Facet[]): readonly KnownValue[] =>
  stock.flatMap((facet) => (facet.type === 'hierarchical' ? below(facet.values, facet.name, []) : [])),
);

/** A value no record has stays a filter: the list is then empty, not wrong (LIST-35). */
export function parseChoices(
  field: string,
  query: Query,
  declaration: ListDeclaration,
  known: readonly KnownValue[],
): Choice[] {
  const facet = facetOf(field, declaration);
  const [top = ''] = facet.split('>');
  const toAll = declaration.replacesParents ? toChoice : toChoices;
  return (query[field] ?? []).filter(Boolean).flatMap((written): Choice[] => {
    const levels = written.split('>').map(nameKey);
    const same = known.filter(
      (each) => each.field === field && endsWith(each.value.path.map(nameKey), levels),
    );
    const parents = (query[top] ?? []).map(nameKey);
    const related = same.filter(
      ({ value }) => value.path.length > 1 && parents.includes(nameKey(value.path[0] ?? '')),
    );
    const meant = related.length > 0 ? related : same;
    if (meant.length > 0) return meant.flatMap(({ value }) => toAll(value));
    const coded = declaration.codes?.[field];
    const code = coded && known.find((each) => each.field === coded && each.key === levels[0]);
    return code ? toChoices(code.value) : [{ field, path: [written], stale: true }];
  });
}

export function parseRanges(
  query: Query,
  { ranges }: ListDeclaration,
  stock: readonly Facet[],
): ChosenRange[] {
  return ranges.flatMap((field) => {
    const range = parseRange(query[field], facetBounds(stock, field));
    return range ? [{ field, ...range }] : [];
  });
}

/** Page 99 is page 20 (LIST-11), and what is no number is the first. */
export function parsePages(written = ''): number {
  const page = /^\d{1,6}$/.test(written) ? Number(written) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGES);
}

/** Who names a value and one below it means the one below, as the search does. */
function leavesOf(choices: readonly Choice[], declaration: ListDeclaration): readonly Choice[] {
  if (!declaration.replacesParents) return choices;
  return choices.filter(
    ({ field, path }) =>
      !choices.some(
        (other) =>
          facetOf(other.field, declaration) === facetOf(field, declaration) &&
          other.path.length > path.length &&
          path.every((text, level) => other.path[level] === text),
      ),
  );
}

function below(values: readonly FacetValue[], facet: string, above: readonly string[]): KnownValue[] {
  const field = facet.split('>')[above.length] ?? facet;
  return values.flatMap(({ text, children }) => {
    const path = [...above, text];
    return [{ key: nameKey(text), field, value: { facet, path } }, ...below(children, facet, path)];
  });
}

function endsWith(whole: readonly string[], end: readonly string[]): boolean {
  return end.every((text, at) => whole[whole.length - end.length + at] === text);
}
