import { nameKey } from '../../../shared/search/name-key.ts';
import { countries } from '../../../shared/sites/countries.ts';
import type { PhraseContext } from './phrase-reading.ts';
import { type Chunk, joinedKey } from './phrase-tokens.ts';
import { wordList, wordsOfAll } from './phrase-words.ts';
import type { AmountFilter } from './resolve-amount.ts';

/** Without spaces, in every language of ours: nobody means anything else by them. */
const lowMileage = new Set(wordsOfAll.flatMap((words) => wordList(words.lowMileage).map(nameKey)));

const MAX_WORDS = 3;
const CERTAINTY = 0.8;

/** 'lågmilare', 'low mileage', 'vähän ajettu': no number is said, but everybody has one in mind. */
export function readLowMileage(
  chunks: readonly Chunk[],
  { country }: Pick<PhraseContext, 'country'>,
): { filter: AmountFilter; length: number } | undefined {
  for (let length = Math.min(MAX_WORDS, chunks.length); length > 0; length -= 1) {
    const key = joinedKey(chunks, length);
    if (lowMileage.has(key))
      return {
        filter: { kind: 'mileage', to: countries[country].littleDriven, certainty: CERTAINTY },
        length,
      };
  }
  return undefined;
}
