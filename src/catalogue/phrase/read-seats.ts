import type { Chunk } from './phrase-tokens.ts';
import type { AmountFilter } from './resolve-amount.ts';

const numbers: Readonly<Record<string, number>> = {
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
const seatsInWords = new RegExp(`^(${Object.keys(numbers).join('|')})${seatWord}$`);

/** 'sjusits', 'seitsenpaikkainen', 'seven seater': a number of seats in words, which may be two. */
export function readSeats(chunks: readonly Chunk[]): { filter: AmountFilter; length: number } | undefined {
  for (const length of [1, 2]) {
    const key = chunks
      .slice(0, length)
      .map((chunk) => chunk.key)
      .join('');
    const seats = numbers[seatsInWords.exec(key)?.[1] ?? ''];
    if (chunks.length >= length && seats)
      return { filter: { kind: 'seats', from: seats, to: seats, certainty: 0.95 }, length };
  }
  return undefined;
}
