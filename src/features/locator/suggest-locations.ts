import Fuse, { type IFuseOptions } from 'fuse.js';
import { fold } from '../../shared/maps/fold.ts';
import type { Location } from './location.ts';

export const MAX_SUGGESTIONS = 5;
export const MIN_TERM_LENGTH = 2;

/** Name before city before address before zip (LOC-30). */
const keys = [
  { name: 'name', weight: 0.5 },
  { name: 'city', weight: 0.3 },
  { name: 'address', weight: 0.15 },
  { name: 'zip', weight: 0.05 },
];

const options: IFuseOptions<Location> = {
  keys,
  threshold: 0.4,
  minMatchCharLength: MIN_TERM_LENGTH,
  ignoreDiacritics: true,
};

/** `isSimilar`: the words stand nowhere as they were typed. */
export type SuggestedLocation = { location: Location; isSimilar: boolean };
export type SuggestLocations = (term: string) => readonly SuggestedLocation[];

/**
 * Finds locations by what a visitor types, also misspelt: 'stokholm' finds Stockholm. A fuzzy search through thousands
 * takes longer than a letter to type, so only candidates are ranked: locations with every word as it is typed, or,
 * where these are too few, locations that share letter pairs with it.
 */
export function locationSuggester(locations: readonly Location[]): SuggestLocations {
  const folded = once(() => locations.map(foldLocation));
  const where = (isCandidate: (text: string) => boolean) =>
    locations.filter((_, at) => isCandidate(folded()[at] ?? ''));
  return (term) => {
    const text = term.trim();
    if (text.length < MIN_TERM_LENGTH) return [];
    const typed = withPostcodesJoined(fold(text));
    const exact = new Set(where(hasWords(typed)));
    const candidates = exact.size < MAX_SUGGESTIONS ? where(sharesPairs(typed)) : [...exact];
    const ranked = new Fuse(candidates, options).search(text).map(({ item }) => item);
    // The ranking knows a postcode only as it is written.
    const found = new Set([...ranked.filter((each) => exact.has(each)), ...exact, ...ranked]);
    return [...found]
      .slice(0, MAX_SUGGESTIONS)
      .map((location) => ({ location, isSimilar: !exact.has(location) }));
  };
}

function hasWords(typed: string): (text: string) => boolean {
  const words = typed.split(/\s+/);
  return (text) => words.every((word) => text.includes(` ${word}`));
}

/** Fewer than this share of the typed letter pairs is no misspelling any more. */
const SHARED_PAIRS = 0.34;

function sharesPairs(typed: string): (text: string) => boolean {
  const letters = typed.replace(/\s+/g, '');
  const pairs = Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2));
  const needed = Math.max(1, Math.floor(pairs.length * SHARED_PAIRS));
  return (text) => {
    let shared = 0;
    for (const pair of pairs) if (text.includes(pair) && ++shared >= needed) return true;
    return false;
  };
}

function foldLocation({ name, city, address, zip }: Location): string {
  const fields = [name, city, address, withPostcodesJoined(fold(zip))];
  return fields.map((field) => ` ${fold(field)}`).join('|');
}

/** '754 50' is '75450'. */
function withPostcodesJoined(folded: string): string {
  return folded.replace(/\b(\d{3}) (\d{1,2})\b/g, '$1$2');
}

/** Nothing is computed for visitors who never type. */
function once<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}
