import { nameKey } from '../../../shared/search/name-key.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { PhraseContext } from './phrase-reading.ts';
import { type Chunk, joinedKey } from './phrase-tokens.ts';
import { wordList, wordsOfAll } from './phrase-words.ts';
import type { AmountFilter } from './resolve-amount.ts';

/** What the trade calls little driven, in the unit of the country's odometers: about three years of an ordinary driver. */
export const LOW_MILEAGE: Readonly<Record<Site['country'], number>> = {
  SE: 5000,
  NO: 50_000,
  FI: 50_000,
  SK: 50_000,
  GB: 30_000,
};

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
      return { filter: { kind: 'mileage', to: LOW_MILEAGE[country], certainty: CERTAINTY }, length };
  }
  return undefined;
}
