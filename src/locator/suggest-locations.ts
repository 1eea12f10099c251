import Fuse, { type IFuseOptions } from 'fuse.js';
import { fold } from '../maps/fold.ts';
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

export type SuggestLocations = (term: string) => readonly Location[];

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
    const typed = fold(text);
    const exact = where(hasWords(typed));
    const candidates = exact.length < MAX_SUGGESTIONS ? where(sharesPairs(typed)) : exact;
    return new Fuse(candidates, options).search(text, { limit: MAX_SUGGESTIONS }).map(({ item }) => item);
  };
}

function hasWords(typed: string): (text: string) => boolean {
  const words = typed.split(/\s+/);
  return (text) => words.every((word) => text.includes(word));
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
  return [name, city, address, zip].map(fold).join('|');
}

/** Nothing is computed for visitors who never type. */
function once<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}
