import type { Chunk } from './phrase-tokens.ts';
import type { AmountFilter } from './resolve-amount.ts';

const numbers: Readonly<Record<string, number>> = {
  tva: 2,
  to: 2,
  kaksi: 2,
  dvoj: 2,
  two: 2,
  tre: 3,
  kolmi: 3,
  kolme: 3,
  troj: 3,
  tri: 3,
  three: 3,
  fyra: 4,
  fire: 4,
  neli: 4,
  styri: 4,
  stvor: 4,
  four: 4,
  fem: 5,
  viisi: 5,
  viiden: 5,
  pat: 5,
  five: 5,
  sju: 7,
  syv: 7,
  seitsen: 7,
  seitseman: 7,
  sedem: 7,
  seven: 7,
  atta: 8,
  atte: 8,
  kahdeksan: 8,
  osem: 8,
  eight: 8,
  nio: 9,
  ni: 9,
  yhdeksan: 9,
  devat: 9,
  nine: 9,
};

const seatWord =
  '(?:sits(?:ig(?:a|t)?)?|saten?|seters?|seteres|paikkai(?:nen|set|sta)|istuinta|miest(?:ne|ny|na|nych)?|sedadiel|seaters?|seats?)';
const doorWord = '(?:dorrars?|dorr|dors|dorers?|ovi(?:nen|set|sta)|ovea|dver(?:ove|ovy|ova|i|e)|doors?|dr)';
const number = `(${Object.keys(numbers).join('|')})`;
const countsInWords = [
  { kind: 'seats', pattern: new RegExp(`^${number}${seatWord}$`) },
  { kind: 'doors', pattern: new RegExp(`^${number}${doorWord}$`) },
] as const;

/** 'sjusits', 'seitsenpaikkainen', 'five door': a number of seats or doors in words, which may be two. */
export function readCountInWords(
  chunks: readonly Chunk[],
): { filter: AmountFilter; length: number } | undefined {
  for (const length of [1, 2]) {
    if (chunks.length < length) continue;
    const key = chunks
      .slice(0, length)
      .map((chunk) => chunk.key)
      .join('');
    for (const { kind, pattern } of countsInWords) {
      const count = numbers[pattern.exec(key)?.[1] ?? ''];
      if (count) return { filter: { kind, from: count, to: count, certainty: 0.95 }, length };
    }
  }
  return undefined;
}
