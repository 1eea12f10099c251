import type { Language } from '../../sites/languages.ts';
import { chooseMeaning, isOfMakeBeside } from './choose-meaning.ts';
import {
  type FoundName,
  findBeginning,
  findCompound,
  findExactName,
  findInflectedName,
  findMistyped,
  findPartOfEquipment,
} from './find-name.ts';
import { type PhraseNames, phraseNames } from './phrase-names.ts';
import { type PhrasePatterns, phrasePatterns } from './phrase-patterns.ts';
import { type PhraseContext, type Piece, type ReadPart, textOf, wordPiece } from './phrase-reading.ts';
import { type Chunk, splitPhrase } from './phrase-tokens.ts';
import { readAmount } from './read-amount.ts';
import { isSmallWord } from './small-words.ts';

/**
 * Reads a phrase from left to right. An amount comes before a name, a name as it is written before one that is
 * inflected, joined or mistyped; what is nothing of all that stays a word, unless it is one of those that say nothing.
 */
export function readPhrase(phrase: string, context: PhraseContext): ReadPart[] {
  const tools = phraseTools(context);
  const pieces: Piece[] = [];
  let rest = splitPhrase(phrase);
  while (rest.length > 0) {
    const found = readNext(rest, tools, pieces);
    pieces.push(...found);
    rest = rest.slice(Math.max(1, ...found.map(({ length }) => length)));
  }
  return withoutRepetition(pieces.map((piece) => chooseMeaning(piece, pieces)));
}

type Tools = {
  context: PhraseContext;
  languages: readonly Language[];
  names: PhraseNames;
  patterns: PhrasePatterns;
};

/** English is understood everywhere. */
export function phraseTools(context: PhraseContext): Tools {
  const languages = [...new Set<Language>([...context.languages, 'en'])];
  return {
    context,
    languages,
    names: phraseNames(context.stock, { index: context.indexLanguage, typed: languages }),
    patterns: phrasePatterns(languages),
  };
}

function readNext(chunks: readonly Chunk[], tools: Tools, before: readonly Piece[]): Piece[] {
  const { context, names, patterns } = tools;
  const amount = readAmount(chunks, patterns, context);
  const exact = findExactName(chunks, names);
  if (exact && isModelWithUnit(chunks, exact, before)) return [namePiece(chunks, exact)];
  if (amount?.isSaid) return [amount.piece];
  const isSmall = isSmallWord(chunks[0]?.key ?? '', context.languages);
  if (
    exact &&
    (exact.length > 1 || !isSmall) &&
    isMeant(chunks, exact, { before, isAmount: amount !== undefined })
  )
    return [namePiece(chunks, exact)];
  if (amount) return [amount.piece];
  if (isUnfinishedComparison(chunks, patterns)) return [];
  return isSmall ? [] : readInexactly(chunks, tools);
}

/** 'Fiat 600e' is no price: beside its make a model wins whose name ends like an amount with its unit. */
function isModelWithUnit(
  [first]: readonly Chunk[],
  { meanings }: FoundName,
  before: readonly Piece[],
): boolean {
  return /^\d+\p{L}/u.test(first?.key ?? '') && isOfMakeBeside(meanings, before);
}

const comparisons = ['max', 'min', 'above', 'below', 'around', 'between'] as const;

/** 'volvo under': the amount is still to come, and says nothing until then. */
function isUnfinishedComparison(chunks: readonly Chunk[], patterns: PhrasePatterns): boolean {
  const parts = chunks.flatMap((chunk) => chunk.parts);
  return patterns(parts, comparisons)?.length === parts.length;
}

const MIN_NUMBER_LENGTH = 3;

/** A number is the name of a model beside its make, or when it can be nothing else: 'Mazda 3', '911'. */
function isMeant(
  [first]: readonly Chunk[],
  { meanings, length }: FoundName,
  { before, isAmount }: { before: readonly Piece[]; isAmount: boolean },
): boolean {
  const key = first?.key ?? '';
  if (length > 1 || !/^\d+$/.test(key) || isOfMakeBeside(meanings, before)) return true;
  return meanings.length === 1 && !isAmount && key.length >= MIN_NUMBER_LENGTH;
}

function readInexactly(chunks: readonly Chunk[], { context, languages, names }: Tools): Piece[] {
  const found = findBeginning(chunks, names) ?? findInflectedName(chunks, names, languages);
  if (found) return [namePiece(chunks, found)];
  const joined = findCompound(chunks, names, context.languages);
  if (joined) return joined.map((each) => namePiece(chunks, each));
  const part = findPartOfEquipment(chunks, names);
  if (part) return [namePiece(chunks, part)];
  const isKnown = (key: string) => names.isPart(key) || context.trimWords?.has(key) === true;
  const mistyped = findMistyped(chunks, names, isKnown);
  return mistyped ? [{ ...namePiece(chunks, mistyped), isMistyped: true }] : [wordPiece(chunks, 1)];
}

function namePiece(chunks: readonly Chunk[], { meanings, length, certainty }: FoundName): Piece {
  return { kind: 'name', words: textOf(chunks, length), length, meanings, certainty };
}

/** The same said twice is said once. */
function withoutRepetition(parts: readonly ReadPart[]): ReadPart[] {
  const said = parts.map(({ words: _, certainty: __, ...meaning }) => JSON.stringify(meaning));
  return parts.filter((part, at) => part.kind === 'word' || said.indexOf(said[at] ?? '') === at);
}
