import { type Piece, textOf, unclearPiece } from './phrase-reading.ts';
import type { Chunk } from './phrase-tokens.ts';
import type { PhraseTools } from './phrase-tools.ts';

type Negated = {
  /** From the negation on, and how many of them it takes with what it negates. */
  chunks: readonly Chunk[];
  length: number;
  tools: PhraseTools;
};

/**
 * What a negation makes of the words behind it: a value is excluded, and so is a trim. What no exclusion can say,
 * such as 'no accidents' or 'no electric estate', is named and not guessed.
 */
export function negatePieces(found: readonly Piece[], { chunks, length, tools }: Negated): Piece[] {
  const [only, ...more] = found;
  const excluded = only && more.length === 0 ? excludedPiece(only, tools) : undefined;
  if (!excluded) return [unclearPiece(chunks, length)];
  return [{ ...excluded, words: textOf(chunks, length), length, not: true }];
}

function excludedPiece(piece: Piece, { context }: PhraseTools): Piece | undefined {
  if (piece.kind === 'name') return piece;
  if (piece.kind === 'word') return context.trimWords?.has(piece.words.toLowerCase()) ? piece : undefined;
  if (piece.kind !== 'amount') return undefined;
  const facet = countedFacets[piece.filter.kind];
  const { from, to } = piece.filter;
  if (!facet || from === undefined || to === undefined) return undefined;
  const values = Array.from({ length: to - from + 1 }, (_, at) => ({ facet, path: [String(from + at)] }));
  const { words, length, certainty } = piece;
  return { kind: 'name', words, from: 0, length, certainty, meanings: [{ facet, values, count: 0 }] };
}

/** Amounts that are values of a facet as well. */
const countedFacets: Readonly<Record<string, string>> = {
  seats: 'car_seats',
  doors: 'car_doors',
  year: 'car_year',
};
