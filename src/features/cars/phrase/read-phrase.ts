import { chooseMeaning, isModelOf, isOfMakeBeside } from './choose-meaning.ts';
import {
  type FoundName,
  findBeginning,
  findCompound,
  findExactName,
  findInflectedName,
  findMistyped,
  findPartOfEquipment,
} from './find-name.ts';
import { fixedWords } from './fixed-words.ts';
import { leasingIn } from './leasing-in.ts';
import { negatePieces } from './negate-pieces.ts';
import { phrasePattern } from './phrase-pattern.ts';
import {
  type PhraseContext,
  type Piece,
  type ReadPart,
  textOf,
  unclearPiece,
  wordPiece,
} from './phrase-reading.ts';
import { type Chunk, splitPhrase } from './phrase-tokens.ts';
import { type PhraseTools, phraseTools } from './phrase-tools.ts';
import { readAmount, readNegatedAmount } from './read-amount.ts';
import { readRadius } from './read-radius.ts';
import { readUnclear } from './read-unclear.ts';
import type { LeasingOffer } from './resolve-amount.ts';
import { resolveUnclear } from './resolve-unclear.ts';
import { isSmallWord } from './stop-words.ts';

/**
 * Reads a phrase from left to right. An amount comes before a name, a name as it is written before one that is
 * inflected, joined or mistyped; what is nothing of all that stays a word, unless it is one of those that say nothing.
 * 'Not' excludes the name behind it, and what 'or' joins to that.
 */
export function readPhrase(phrase: string, context: PhraseContext): ReadPart[] {
  return readChunks(splitPhrase(phrase), context).parts;
}

/** `isNegated`: the phrase ends with a negation, so that what is typed next will be excluded. */
export function readChunks(
  chunks: readonly Chunk[],
  context: PhraseContext,
): { parts: ReadPart[]; isNegated: boolean } {
  const reader = new PhraseReader(chunks, phraseTools(context));
  while (reader.at < chunks.length) reader.step();
  reader.finish();
  const pieces = resolveUnclear(reader.pieces, chunks, reader.tools);
  return {
    parts: withoutRepetition(pieces.map((piece) => chooseMeaning(piece, pieces))),
    isNegated: reader.pendingFrom !== undefined,
  };
}

class PhraseReader {
  at = 0;
  pieces: Piece[] = [];
  /** Where a negation begins whose object is still to come. */
  pendingFrom: number | undefined;
  readonly tools: PhraseTools;
  readonly #chunks: readonly Chunk[];
  readonly #offer: LeasingOffer | undefined;
  /** What joins the next words to the piece before them. */
  #join: 'or' | 'and' | undefined;
  #isCarried = false;
  /** A verb stands between the negation and what it negates. */
  #isVerbPassed = false;

  constructor(chunks: readonly Chunk[], tools: PhraseTools) {
    this.#chunks = chunks;
    this.tools = tools;
    this.#offer = leasingIn(chunks, tools);
  }

  step(): void {
    const rest = this.#chunks.slice(this.at);
    const keys = rest.map(({ key }) => key);
    const { negation } = this.tools;
    const [not, notOnly] = [negation.negator(keys), negation.notOnly(keys)];
    if (notOnly > 0 && notOnly >= not) {
      this.at += notOnly;
      return;
    }
    const refused = negation.refusal(keys);
    const before = refused > 0 && refused >= not ? this.#pieceBefore() : undefined;
    if (before) {
      this.#refuse(before, refused);
      return;
    }
    if (this.pendingFrom !== undefined && this.#isVerb(keys[0] ?? '')) {
      this.#passVerb();
      return;
    }
    const unclear = readUnclear(rest, this.tools);
    const within = this.pendingFrom === undefined ? readRadius(rest, this.tools) : undefined;
    const fixed = fixedWords(keys);
    if (unclear !== undefined) this.#add(unclearPiece(rest, unclear));
    else if (fixed > 0) this.#addFound([wordPiece(rest, fixed)]);
    else if (not > 0) this.#readNegation(rest, not);
    else if (within) this.#add(withinPiece(rest, within, this.tools));
    else this.#readFilter(rest, keys);
  }

  /** A negation whose verb has no object says something that no filter can. */
  finish(): void {
    const from = this.pendingFrom;
    if (from === undefined || !this.#isVerbPassed) return;
    const said = this.#chunks.slice(from);
    this.at = from;
    this.#add(unclearPiece(said, said.length));
  }

  /** The name that ends here, where nothing is behind the words that may refuse it. */
  #pieceBefore(): Piece | undefined {
    const last = this.pieces.at(-1);
    const isBeside = last !== undefined && last.from + last.length === this.at;
    return isBeside && last.kind === 'name' && !last.not ? last : undefined;
  }

  #refuse(piece: Piece, length: number): void {
    this.pieces.pop();
    this.at = piece.from;
    const whole = piece.length + length;
    const chunks = this.#chunks.slice(piece.from);
    for (const each of negatePieces([piece], { chunks, length: whole, tools: this.tools })) this.#push(each);
    this.at = piece.from + whole;
    this.#join = undefined;
    this.#isCarried = false;
  }

  #readFilter(rest: readonly Chunk[], keys: readonly string[]): void {
    const { negation } = this.tools;
    const found = readNext(rest, { tools: this.tools, before: this.pieces, offer: this.#offer });
    if (found.length === 0) {
      if (negation.isOr(keys[0] ?? '')) this.#join = 'or';
      else if (negation.isAnd(keys[0] ?? '')) this.#join ??= 'and';
      this.at += 1;
    } else this.#addFound(found);
  }

  #readNegation(rest: readonly Chunk[], length: number): void {
    // A comparison may begin with a negation of its own: 'no more than'.
    const own = readAmount(rest, this.tools, this.#offer);
    const behind = readNegatedAmount(rest.slice(length), this.tools);
    if (own?.isSaid) this.#add(own.piece);
    else if (behind)
      this.#add({ ...behind, length: length + behind.length, words: textOf(rest, length + behind.length) });
    else this.#awaitObject(length);
  }

  #awaitObject(length: number): void {
    // 'Not without a tow bar' is with one.
    const isTwice = this.pendingFrom !== undefined && this.pendingFrom + length === this.at;
    this.pendingFrom = isTwice ? undefined : this.at;
    this.at += length;
  }

  #addFound(found: readonly Piece[]): void {
    const last = this.pieces.at(-1);
    const [first] = found;
    if (found.length === 1 && first && this.#isNegatedVerb(first)) {
      this.#passVerb();
      return;
    }
    if (last?.not && this.#isCarried && this.#join === undefined && first && isModelOf(last, first)) {
      // 'Not a VW Golf' says nothing against other Volkswagens.
      this.pieces.pop();
      this.pendingFrom = last.from;
    }
    const isNegated = this.pendingFrom !== undefined || this.#isCarriedTo(first, last);
    const from = this.pendingFrom ?? this.at;
    const length = this.at - from + Math.max(...found.map((piece) => piece.length));
    const pieces = isNegated
      ? negatePieces(found, { chunks: this.#chunks.slice(from), length, tools: this.tools })
      : found;
    this.at = from;
    for (const piece of pieces) this.#push(piece);
    this.at = from + length;
    this.#isCarried = isNegated && !this.#chunks[this.at - 1]?.endsClause;
    this.#join = undefined;
    this.pendingFrom = undefined;
    this.#isVerbPassed = false;
  }

  /** 'I do not want to drive a diesel': what one does with a car stands between, whatever else it could mean. */
  #isVerb(key: string): boolean {
    return this.#hasObject() && this.tools.negation.isVerb(key);
  }

  /** 'That does not smell of diesel', 'ktoré nejazdí na naftu': the object of the verb is what is negated. */
  #isNegatedVerb({ kind, length }: Piece): boolean {
    const { isRelative, isNegatedVerb } = this.tools.negation;
    if (length > 1 || !this.#hasObject()) return false;
    const [from, at] = [this.pendingFrom ?? this.at, this.at];
    const isInClause = [from - 1, from].some((each) => isRelative(this.#chunks[each]?.key ?? ''));
    if (!isInClause) return false;
    return this.pendingFrom === undefined
      ? isNegatedVerb(this.#chunks[at]?.key ?? '')
      : kind === 'word' && !this.#isVerbPassed;
  }

  /** More of the clause is behind the next word. */
  #hasObject(): boolean {
    return this.at + 1 < this.#chunks.length && this.#chunks[this.at]?.endsClause === false;
  }

  #passVerb(): void {
    this.pendingFrom ??= this.at;
    this.#isVerbPassed = true;
    this.at += 1;
  }

  /** 'Not a Corsa or Astra': whatever 'or' joins; with 'and' only more of the same, as in 'all but Volvo and BMW'. */
  #isCarriedTo(next: Piece | undefined, last: Piece | undefined): boolean {
    if (!this.#isCarried || !next || !last) return false;
    if (this.#join === 'or') return true;
    return this.#join === 'and' && facetOf(next) !== undefined && facetOf(next) === facetOf(last);
  }

  #add(piece: Piece): void {
    this.#push(piece);
    this.at += piece.length;
    this.#join = undefined;
    this.#isCarried = false;
    this.pendingFrom = undefined;
    this.#isVerbPassed = false;
  }

  #push(piece: Piece): void {
    const isAlternative = this.#join === 'or';
    this.pieces.push({ ...piece, from: this.at, ...(isAlternative && { isAlternative }) });
  }
}

function facetOf(piece: Piece): string | undefined {
  return piece.kind === 'name' ? piece.meanings[0]?.facet : undefined;
}

function withinPiece(
  chunks: readonly Chunk[],
  within: NonNullable<ReturnType<typeof readRadius>>,
  tools: PhraseTools,
): Piece {
  const amount = within.isSaid ? undefined : readAmount(chunks, tools)?.piece;
  return {
    kind: 'within',
    words: textOf(chunks, within.length),
    from: 0,
    length: within.length,
    certainty: 1,
    within,
    instead: amount?.kind === 'amount' ? amount.filter : undefined,
  };
}

type Before = { tools: PhraseTools; before: readonly Piece[]; offer: LeasingOffer | undefined };

function readNext(chunks: readonly Chunk[], { tools, before, offer }: Before): Piece[] {
  const { context, names, patterns } = tools;
  const amount = readAmount(chunks, tools, offer);
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

const comparisons = ['max', 'min', 'above', 'below', 'newer', 'older', 'around', 'between'] as const;

/** 'volvo under': the amount is still to come, and says nothing until then. */
function isUnfinishedComparison(chunks: readonly Chunk[], patterns: PhraseTools['patterns']): boolean {
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

function readInexactly(chunks: readonly Chunk[], tools: PhraseTools): Piece[] {
  const { context, languages, names } = tools;
  const isSubject = tools.patterns(chunks[0]?.parts ?? [], ['range']) !== undefined;
  const beginning = findBeginning(chunks, names);
  const found =
    (isSubject && beginning?.length === 1 ? undefined : beginning) ??
    findInflectedName(chunks, names, languages);
  if (found) return [namePiece(chunks, found)];
  const joined = findCompound(chunks, names, context.languages);
  if (joined) return joined.map((each) => namePiece(chunks, each));
  const part = findPartOfEquipment(chunks, names);
  if (part) return [namePiece(chunks, part)];
  const isKnown = (key: string) => names.isPart(key) || context.trimWords?.has(key) === true;
  const mistyped = findMistyped(chunks, names, isKnown);
  if (mistyped) return [{ ...namePiece(chunks, mistyped), isMistyped: true }];
  return [isNegativeWord(chunks[0]?.key ?? '', context) ? unclearPiece(chunks, 1) : wordPiece(chunks, 1)];
}

/** A negation within a word: 'nehavarované', 'rökfri', 'kolariton'. */
function isNegativeWord(key: string, { languages }: PhraseContext): boolean {
  return languages.some((language) => phrasePattern(language, 'negative')?.test(key));
}

function namePiece(chunks: readonly Chunk[], { meanings, length, certainty }: FoundName): Piece {
  return { kind: 'name', words: textOf(chunks, length), from: 0, length, meanings, certainty };
}

/** The same said twice is said once. */
function withoutRepetition(parts: readonly ReadPart[]): ReadPart[] {
  const said = parts.map(({ words: _, certainty: __, span: ___, ...meaning }) => JSON.stringify(meaning));
  const isSearched = ({ kind }: ReadPart) => kind === 'word' || kind === 'unclear' || kind === 'within';
  return parts.filter((part, at) => isSearched(part) || said.indexOf(said[at] ?? '') === at);
}
