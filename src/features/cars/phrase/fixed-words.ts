import { phraseMatcher, wordsOfAll } from './phrase-words.ts';

/** Words that stay together though one of them alone would be a filter, a place or nothing; of all languages. */
export const fixedWords = phraseMatcher(wordsOfAll.map(({ unclear }) => unclear.fixed));
