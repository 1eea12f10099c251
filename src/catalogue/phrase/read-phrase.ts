import type { Facet } from '../../search/port.ts';
import type { Language } from '../../sites/languages.ts';
import type { FacetValuePath } from '../facet-value-path.ts';
import {
  type FoundName,
  findBeginning,
  findCompound,
  findExactName,
  findInflectedName,
  findMistyped,
  jointMeaning,
} from './find-name.ts';
import { type Amount, parseAmount } from './parse-amount.ts';
import { type Meaning, type PhraseNames, phraseNames } from './phrase-names.ts';
import { type PhrasePatterns, phrasePatterns } from './phrase-patterns.ts';
import { type Chunk, splitPhrase } from './phrase-tokens.ts';
import { readPlate } from './read-plate.ts';
import { readSeats } from './read-seats.ts';
import { type AmountContext, type AmountFilter, resolveAmount } from './resolve-amount.ts';
import { isSmallWord } from './small-words.ts';

/** What somebody typed, as the search understands it: parts that are filters, and words that are none. */
export type PhraseReading = { parts: readonly ReadPart[] };

export type ReadPart = {
  /** As they were typed. */
  words: string;
  /** From 0 to 1; what is least certain is let go of first. */
  certainty: number;
} & PartMeaning;

export type PartMeaning =
  | { kind: 'values'; values: readonly FacetValuePath[] }
  | { kind: 'amount'; filter: AmountFilter }
  /** Searched in names and texts. */
  | { kind: 'word' };

export type PhraseContext = AmountContext & {
  stock: readonly Facet[];
  indexLanguage: Language;
  /** The language of the page first, then the site's others. */
  languages: readonly Language[];
};

const WORD_CERTAINTY = 0.3;

/**
 * Reads a phrase from left to right. An amount comes before a name, a name as it is written before one that is
 * inflected, joined or mistyped; what is nothing of all that stays a word, unless it is one of those that say nothing.
 */
export function readPhrase(phrase: string, context: PhraseContext): PhraseReading {
  const languages = [...new Set<Language>([...context.languages, 'en'])];
  const tools: Tools = {
    context,
    languages,
    names: phraseNames(context.stock, { index: context.indexLanguage, typed: languages }),
    patterns: phrasePatterns(languages),
  };
  const pieces: Piece[] = [];
  let rest = splitPhrase(phrase);
  while (rest.length > 0) {
    const found = readNext(rest, tools, pieces);
    pieces.push(...found);
    rest = rest.slice(Math.max(1, ...found.map(({ length }) => length)));
  }
  return { parts: withoutRepetition(pieces.flatMap((piece) => resolvePiece(piece, pieces))) };
}

type Tools = {
  context: PhraseContext;
  languages: readonly Language[];
  names: PhraseNames;
  patterns: PhrasePatterns;
};

/** A run of words and all that it may mean. */
type Piece = { words: string; length: number; certainty: number } & (
  | { kind: 'name'; meanings: readonly Meaning[] }
  | { kind: 'amount'; filter: AmountFilter }
  | { kind: 'word' }
);

function readNext(chunks: readonly Chunk[], tools: Tools, before: readonly Piece[]): Piece[] {
  const { context, languages, names, patterns } = tools;
  const special = readSeats(chunks) ?? (context.country === 'GB' ? readPlate(chunks) : undefined);
  if (special) return [amountPiece(chunks, special)];
  const parsed = parseAmount(chunks, patterns);
  const filter = parsed && resolveAmount(parsed.amount, context);
  const amount = parsed && filter && { filter, length: parsed.length };
  if (amount && isSaid(parsed.amount)) return [amountPiece(chunks, amount)];
  const exact = findExactName(chunks, names);
  if (exact && (exact.length > 1 || !isSmallWord(chunks[0]?.key ?? '', context.languages))) {
    const isNumber = /^\d+$/.test(chunks[0]?.key ?? '') && exact.length === 1;
    if (!isNumber) return [namePiece(chunks, exact)];
    const ofMake =
      isOfMakeBeside(exact, before) || (exact.meanings.length === 1 && !amount && exactLength(chunks) > 2);
    if (ofMake) return [namePiece(chunks, exact)];
  }
  if (amount) return [amountPiece(chunks, amount)];
  if (isSmallWord(chunks[0]?.key ?? '', context.languages)) return [];
  const inexact = findBeginning(chunks, names) ?? findInflectedName(chunks, names, languages);
  if (inexact) return [namePiece(chunks, inexact)];
  const compound = findCompound(chunks, names, context.languages);
  if (compound) return compound.map((each) => namePiece(chunks, each));
  const mistyped = findMistyped(chunks, names);
  if (mistyped) return [namePiece(chunks, mistyped)];
  return [{ kind: 'word', words: chunks[0]?.text ?? '', length: 1, certainty: WORD_CERTAINTY }];
}

function exactLength([first]: readonly Chunk[]): number {
  return first?.key.length ?? 0;
}

/** A number alone may as well be the name of a model; one with anything around it is an amount. */
function isSaid({ compared, unit, subject, isPerMonth }: Amount): boolean {
  return compared !== 'equal' || unit !== undefined || subject !== undefined || isPerMonth;
}

function isOfMakeBeside({ meanings }: FoundName, before: readonly Piece[]): boolean {
  const makes = before.flatMap((piece) => (piece.kind === 'name' ? piece.meanings : [])).map(makeOf);
  return meanings.some((meaning) => makeOf(meaning) !== undefined && makes.includes(makeOf(meaning)));
}

function makeOf({ facet, values }: Meaning): string | undefined {
  return facet === 'car_brand>car_model' ? values[0]?.path[0] : undefined;
}

function amountPiece(
  chunks: readonly Chunk[],
  { filter, length }: { filter: AmountFilter; length: number },
): Piece {
  return { kind: 'amount', words: textOf(chunks, length), length, filter, certainty: filter.certainty };
}

function namePiece(chunks: readonly Chunk[], { meanings, length, certainty }: FoundName): Piece {
  return { kind: 'name', words: textOf(chunks, length), length, meanings, certainty };
}

function textOf(chunks: readonly Chunk[], length: number): string {
  return chunks
    .slice(0, length)
    .map(({ text }) => text)
    .join(' ');
}

/** Two makes may have a model of the same name; then the make that stands beside it decides, or both are meant. */
function resolvePiece(piece: Piece, all: readonly Piece[]): ReadPart[] {
  const { words, certainty } = piece;
  if (piece.kind === 'word') return [{ kind: 'word', words, certainty }];
  if (piece.kind === 'amount') return [{ kind: 'amount', words, certainty, filter: piece.filter }];
  const { meanings } = piece;
  const others = all.filter((other) => other !== piece);
  const makes = others.flatMap((other) =>
    other.kind === 'name' && other.meanings.length === 1 ? other.meanings : [],
  );
  const related = meanings.filter((meaning) =>
    makes.some((make) => makeOf(make) !== undefined && makeOf(make) === makeOf(meaning)),
  );
  const meant = jointMeaning(related.length > 0 ? related : meanings);
  return [{ kind: 'values', words, certainty, values: meant.values }];
}

/** The same said twice is said once. */
function withoutRepetition(parts: readonly ReadPart[]): ReadPart[] {
  const said = parts.map(({ words: _, certainty: __, ...meaning }) => JSON.stringify(meaning));
  return parts.filter((part, at) => part.kind === 'word' || said.indexOf(said[at] ?? '') === at);
}
