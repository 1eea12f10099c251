import { type Chunk, joinedKey } from './phrase-tokens.ts';
import { wordList, wordsOfAll } from './phrase-words.ts';
import type { AmountFilter } from './resolve-amount.ts';

const numbers = wordsOfAll.flatMap(({ compoundNumbers }) =>
  Object.entries(compoundNumbers).flatMap(([value, forms]) =>
    wordList(forms).map((form) => ({ form, count: Number(value) })),
  ),
);

/** Every number before everything that is counted, of all languages: 'sjusits', 'fivedoor'. */
const countsInWords = new Map(
  (['seats', 'doors'] as const).flatMap((kind) =>
    wordsOfAll
      .flatMap(({ counted }) => wordList(counted[kind]))
      .flatMap((thing) => numbers.map(({ form, count }) => [form + thing, { kind, count }] as const)),
  ),
);

/** 'sjusits', 'seitsenpaikkainen', 'five door': a number of seats or doors in words, which may be two. */
export function readCountInWords(
  chunks: readonly Chunk[],
): { filter: AmountFilter; length: number } | undefined {
  for (const length of [1, 2]) {
    if (chunks.length < length) continue;
    const key = joinedKey(chunks, length);
    const found = countsInWords.get(key);
    if (found)
      return { filter: { kind: found.kind, from: found.count, to: found.count, certainty: 0.95 }, length };
  }
  return undefined;
}
