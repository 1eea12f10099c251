import { nameKey } from '../../../shared/search/name-key.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { fromWords, wordList } from './phrase-words.ts';

const stopWords = fromWords(
  (words) => new Set(words.flatMap((each) => wordList(each.stopWords).map(nameKey))),
);

/** Whether a word says nothing about a car: joined to others, or what every car is. */
export function isSmallWord(key: string, languages: readonly Language[]): boolean {
  return stopWords(languages).has(key);
}
