import Fuse from 'fuse.js';
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

export type SuggestLocations = (term: string) => readonly Location[];

/** Finds locations by what a visitor types, also misspelt: 'stokholm' finds Stockholm. */
export function locationSuggester(locations: readonly Location[]): SuggestLocations {
  const fuse = new Fuse(locations, {
    keys,
    threshold: 0.4,
    minMatchCharLength: MIN_TERM_LENGTH,
    ignoreDiacritics: true,
  });
  return (term) => {
    const text = term.trim();
    if (text.length < MIN_TERM_LENGTH) return [];
    return fuse.search(text, { limit: MAX_SUGGESTIONS }).map(({ item }) => item);
  };
}
