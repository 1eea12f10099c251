import { amountFields } from './amount-fields.ts';
import { type Amount, parseAmount } from './parse-amount.ts';
import type { PhrasePatterns } from './phrase-patterns.ts';
import { type PhraseContext, type Piece, textOf, wordPiece } from './phrase-reading.ts';
import type { Chunk } from './phrase-tokens.ts';
import { readCountInWords } from './read-count-in-words.ts';
import { readLowMileage } from './read-low-mileage.ts';
import { readPlate } from './read-plate.ts';
import { type AmountFilter, resolveAmount } from './resolve-amount.ts';

/** `isSaid`: a number alone may as well be the name of a model; one with anything around it is an amount. */
export type ReadAmount = { piece: Piece; isSaid: boolean };

/** The amount at the beginning of these words. One that the list has no filter for stays together as words. */
export function readAmount(
  chunks: readonly Chunk[],
  patterns: PhrasePatterns,
  context: PhraseContext,
): ReadAmount | undefined {
  const inWords =
    readLowMileage(chunks, context) ??
    readCountInWords(chunks) ??
    (context.country === 'GB' ? readPlate(chunks) : undefined);
  if (inWords) return { piece: toPiece(chunks, inWords, context), isSaid: true };
  const parsed = parseAmount(chunks, patterns);
  const filter = parsed && resolveAmount(parsed.amount, context);
  if (!filter) return undefined;
  return {
    piece: toPiece(chunks, { filter, length: parsed.length }, context),
    isSaid: isSaid(parsed.amount),
  };
}

function toPiece(
  chunks: readonly Chunk[],
  { filter, length }: { filter: AmountFilter; length: number },
  { stock }: PhraseContext,
): Piece {
  const isOffered = stock.some(({ name }) => name === amountFields[filter.kind]);
  if (!isOffered) return wordPiece(chunks, length);
  return { kind: 'amount', words: textOf(chunks, length), length, filter, certainty: filter.certainty };
}

function isSaid({ compared, unit, subject, isPerMonth }: Amount): boolean {
  return compared !== 'equal' || unit !== undefined || subject !== undefined || isPerMonth;
}
