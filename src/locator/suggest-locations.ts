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
 * Finds locations by what a visitor types, also misspelt: 'stokholm' finds Stockholm. Where enough of them have the
 * term as it is typed, only these are ranked: a fuzzy search through thousands takes longer than a letter to type.
 */
export function locationSuggester(locations: readonly Location[]): SuggestLocations {
  const folded = once(() => locations.map(foldLocation));
  const everyone = once(() => new Fuse(locations, options));
  return (term) => {
    const text = term.trim();
    if (text.length < MIN_TERM_LENGTH) return [];
    const typed = fold(text);
    const exact = locations.filter((_, at) => folded()[at]?.includes(typed));
    const ranked = exact.length < MAX_SUGGESTIONS ? everyone() : new Fuse(exact, options);
    return ranked.search(text, { limit: MAX_SUGGESTIONS }).map(({ item }) => item);
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
