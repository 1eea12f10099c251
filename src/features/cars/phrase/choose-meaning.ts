import { compoundMeaning } from './find-name.ts';
import type { Meaning } from './phrase-names.ts';
import type { Piece, ReadPart } from './phrase-reading.ts';

/** Two makes may have a model of the same name; then the make that stands beside it decides, or both are meant. */
export function chooseMeaning(piece: Piece, all: readonly Piece[]): ReadPart {
  const { words, certainty, from, length, not } = piece;
  const part = { words, certainty, span: { from, to: from + length }, ...(not && { not }) };
  switch (piece.kind) {
    case 'word':
      return { kind: 'word', ...part };
    case 'amount':
      return { kind: 'amount', ...part, filter: piece.filter };
    case 'within':
      return { kind: 'within', ...part, within: piece.within, instead: piece.instead };
    case 'unclear':
      return { kind: 'unclear', ...part, choices: piece.choices.map((each) => chooseMeaning(each, all)) };
    case 'name': {
      const makes = makesIn(all.filter((other) => other !== piece && isClear(other)));
      const related = piece.meanings.filter((meaning) => isOfMake(meaning, makes));
      const { values } = compoundMeaning(related.length > 0 ? related : piece.meanings);
      return { kind: 'values', ...part, values, ...(piece.isMistyped && { isMistyped: true }) };
    }
  }
}

/** Whether one of these is a model of a make that was named before. */
export function isOfMakeBeside(meanings: readonly Meaning[], before: readonly Piece[]): boolean {
  return meanings.some((meaning) => isOfMake(meaning, makesIn(before)));
}

/** Whether the second is a model of the make that the first is. */
export function isModelOf(make: Piece, model: Piece): boolean {
  if (make.kind !== 'name' || model.kind !== 'name') return false;
  const isMake = make.meanings.every(({ values }) => values.every(({ path }) => path.length === 1));
  const isModel = model.meanings.every(({ values }) => values.every(({ path }) => path.length === 2));
  return isMake && isModel && isOfMakeBeside(model.meanings, [make]);
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
