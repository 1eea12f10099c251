import { memoize } from '../platform/memoize.ts';
import type { FacetValue, HierarchicalFacet } from '../search/port.ts';
import { foldText } from '../search/tokenize.ts';

/** A value of a facet with the values above it: Volvo, XC60 of 'car_brand>car_model'. */
export type FacetValuePath = { facet: string; path: readonly string[] };

/** What somebody typed, as the search understands it. */
export type ParsedPhrase = { values: readonly FacetValuePath[]; keyphrase: string };

type Facets = readonly Pick<HierarchicalFacet, 'name' | 'values'>[];

/**
 * Words that name a value of a facet become that value, with the values above it; the rest stays as it was typed.
 * Names of several words are read as one ('Model 3'), and signs between them do not matter ('CR-V', 'crv').
 * Facets are asked in the order given: what the first one knows is not looked up in the next.
 */
export function phraseToFilters(phrase: string, facets: Facets): ParsedPhrase {
  const parts = splitPhrase(phrase.split(/\s+/).filter(Boolean), namesIn(facets));
  const certain = parts.flatMap(({ meanings }) => (meanings.length === 1 ? meanings : []));
  const read = parts.map(({ words, meanings }) => ({ words, value: resolveMeaning(meanings, certain) }));
  return {
    values: withoutParents(read.flatMap(({ value }) => value ?? [])),
    keyphrase: read.flatMap(({ words, value }) => (value ? [] : words)).join(' '),
  };
}

type Names = ReadonlyMap<string, readonly FacetValuePath[]>;

/** A run of words and all that it may mean. */
type Part = { words: readonly string[]; meanings: readonly FacetValuePath[] };

const MAX_NAME_WORDS = 5;

/** The longest name wins: 'Model S Plaid' before 'Model S'. */
function splitPhrase(words: readonly string[], names: Names): Part[] {
  if (words.length === 0) return [];
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length -= 1) {
    const run = words.slice(0, length);
    const meanings = names.get(keyOf(run.join(' ')));
    if (meanings) return [{ words: run, meanings }, ...splitPhrase(words.slice(length), names)];
  }
  return [{ words: words.slice(0, 1), meanings: [] }, ...splitPhrase(words.slice(1), names)];
}

/** Two makes may have a model of the same name; then the make that stands beside it decides, or nobody does. */
function resolveMeaning(
  meanings: readonly FacetValuePath[],
  certain: readonly FacetValuePath[],
): FacetValuePath | undefined {
  if (meanings.length < 2) return meanings[0];
  const related = meanings.filter(({ facet, path }) =>
    certain.some((other) => other.facet === facet && other.path[0] === path[0]),
  );
  return related.length === 1 ? related[0] : undefined;
}

/** 'Volvo XC60' names Volvo and the XC60 of Volvo; the second says it all. */
function withoutParents(values: readonly FacetValuePath[]): FacetValuePath[] {
  const lies = (inner: FacetValuePath, outer: FacetValuePath) =>
    inner.facet === outer.facet && outer.path.every((text, level) => inner.path[level] === text);
  return values.filter((value, at) =>
    values.every((other, position) => {
      if (position === at || !lies(other, value)) return true;
      // The same value named twice: the first stays.
      return lies(value, other) && at < position;
    }),
  );
}

/** Memoized: every keystroke is parsed against the same facets. */
const namesIn = memoize((facets: Facets): Names => {
  const names = new Map<string, readonly FacetValuePath[]>();
  for (const { name, values } of facets) {
    const ofFacet = new Map<string, FacetValuePath[]>();
    for (const { key, value } of valuesBelow(values, name, [])) {
      const same = ofFacet.get(key);
      // A make is more than a model of the same name.
      if (!same || (same[0] && same[0].path.length > value.path.length)) ofFacet.set(key, [value]);
      else if (same[0]?.path.length === value.path.length) same.push(value);
    }
    for (const [key, meanings] of ofFacet) if (!names.has(key)) names.set(key, meanings);
  }
  return names;
});

function valuesBelow(
  values: readonly FacetValue[],
  facet: string,
  above: readonly string[],
): { key: string; value: FacetValuePath }[] {
  return values.flatMap(({ text, children }) => {
    const path = [...above, text];
    const own = { key: keyOf(text), value: { facet, path } };
    return own.key ? [own, ...valuesBelow(children, facet, path)] : valuesBelow(children, facet, path);
  });
}

function keyOf(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');
}
