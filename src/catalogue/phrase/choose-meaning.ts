import { jointMeaning } from './find-name.ts';
import type { Meaning } from './phrase-names.ts';
import type { Piece, ReadPart } from './phrase-reading.ts';

/** Two makes may have a model of the same name; then the make that stands beside it decides, or both are meant. */
export function chooseMeaning(piece: Piece, all: readonly Piece[]): ReadPart {
  const { words, certainty } = piece;
  if (piece.kind === 'word') return { kind: 'word', words, certainty };
  if (piece.kind === 'amount') return { kind: 'amount', words, certainty, filter: piece.filter };
  const makes = makesIn(all.filter((other) => other !== piece && isClear(other)));
  const related = piece.meanings.filter((meaning) => isOfMake(meaning, makes));
  const { values } = jointMeaning(related.length > 0 ? related : piece.meanings);
  return { kind: 'values', words, certainty, values, ...(piece.isMistyped && { isMistyped: true }) };
}

/** Whether one of these is a model of a make that was named before. */
export function isOfMakeBeside(meanings: readonly Meaning[], before: readonly Piece[]): boolean {
  return meanings.some((meaning) => isOfMake(meaning, makesIn(before)));
}

function isClear(piece: Piece): boolean {
  return piece.kind === 'name' && piece.meanings.length === 1;
}

function makesIn(pieces: readonly Piece[]): readonly (string | undefined)[] {
  return pieces.flatMap((piece) => (piece.kind === 'name' ? piece.meanings : [])).map(makeOf);
}

function isOfMake(meaning: Meaning, makes: readonly (string | undefined)[]): boolean {
  const make = makeOf(meaning);
  return make !== undefined && makes.includes(make);
}

function makeOf({ facet, values }: Meaning): string | undefined {
  return facet === 'car_brand>car_model' ? values[0]?.path[0] : undefined;
}
