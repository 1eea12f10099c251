import type { Language } from '../../../shared/sites/languages.ts';
import { type AmountUnit, thousandUnits, unitNamed } from './amount-units.ts';
import { numberInWords } from './number-words.ts';
import type { Category, PhrasePatterns } from './phrase-patterns.ts';
import type { Chunk, Part } from './phrase-tokens.ts';
import { wordSet, wordsOfAll } from './phrase-words.ts';

/** What an amount is about, where a word says so. */
export type AmountSubject =
  | 'price'
  | 'monthly'
  | 'privateLeasing'
  | 'companyLeasing'
  | 'leasing'
  | 'year'
  | 'age'
  | 'mileage'
  | 'range'
  | 'power'
  | 'towing'
  | 'seats'
  | 'doors';

/** A number with all that stands around it, before anybody has decided what it means. */
export type Amount = {
  value: number;
  /** The other end: '2019 to 2022'. */
  second?: number | undefined;
  compared: Comparison;
  unit?: AmountUnit | undefined;
  subject?: AmountSubject | undefined;
  isPerMonth: boolean;
  /** Written in words: then what it counts has to be said. */
  isInWords: boolean;
};

export type Comparison =
  | (typeof comparisons)[number]
  | 'equal'
  /** 'Not newer than', 'not older than'. */
  | 'notNewer'
  | 'notOlder';

const negated: Partial<Record<Comparison, Comparison>> = {
  max: 'min',
  min: 'max',
  above: 'max',
  below: 'min',
  newer: 'notNewer',
  older: 'notOlder',
};

/** 'Not over 200 000' is up to it. What is not around a number, or not between two, no range can say. */
export function negatedAmount(amount: Amount): Amount | undefined {
  const compared = negated[amount.compared];
  return compared && { ...amount, compared };
}

const comparisons = ['max', 'min', 'above', 'below', 'newer', 'older', 'around', 'between'] as const;
const offers = ['privateLeasing', 'companyLeasing', 'leasing'] as const;
const subjects = ['price', 'monthly', ...offers, 'year', 'mileage', 'range', 'power', 'towing'] as const;
const subjectsBehind = [
  'price',
  'monthly',
  ...offers,
  'age',
  'mileage',
  'range',
  'power',
  'towing',
  'seats',
  'doors',
] as const;
const MAX_LEADING = 4;
const MAX_FOLLOWING = 5;

/** The amount at the beginning of these words, and how many of them it takes; never a part of a word. */
export function parseAmount(
  chunks: readonly Chunk[],
  patterns: PhrasePatterns,
  languages: readonly Language[],
): { amount: Amount; length: number } | undefined {
  const reader = new PartReader(chunks, patterns, languages);
  const said: Partial<Amount> = {};
  for (let turn = 0; turn < MAX_LEADING; turn += 1) readLeading(reader, said);
  const oneYear = said.compared && reader.oneYear();
  const inWords = oneYear ? 1 : reader.numberInWords();
  const value = inWords ?? reader.number();
  if (value === undefined) return undefined;
  const isInWords = inWords !== undefined;
  const amount: Amount = { compared: 'equal', isPerMonth: false, ...said, value, isInWords };
  if (oneYear) amount.subject = 'age';
  const scale = readScale(reader, amount);
  readSecond(reader, amount, scale);
  for (let turn = 0; turn < MAX_FOLLOWING; turn += 1) readFollowing(reader, amount);
  const length = reader.wholeChunks();
  if (length === undefined || (isInWords && !isCounted(amount))) return undefined;
  return { amount, length };
}

function isCounted({ subject, unit }: Amount): boolean {
  return subject === 'age' || unit === 'mil' || unit === 'km' || unit === 'miles' || unit === 'tonnes';
}

function readLeading(reader: PartReader, said: Partial<Amount>): void {
  const isCompared = said.compared !== undefined;
  if (isCompared && reader.isOneYear()) return;
  const found = reader.pattern(isCompared ? subjects : [...comparisons, ...subjects]);
  if (found === undefined) {
    const sign = reader.sign();
    said.unit ??= sign;
    return;
  }
  if (isComparison(found)) said.compared = found;
  else said.subject ??= found as AmountSubject;
}

/** '200k', '200 thousand', '200 tkr'. */
function readScale(reader: PartReader, amount: Amount): number {
  const scale = reader.thousand() ? 1000 : 1;
  amount.value *= scale;
  return scale;
}

function readSecond(reader: PartReader, amount: Amount, firstScale: number): void {
  const unit = reader.unit();
  amount.unit ??= unit;
  const back = reader.at;
  const isBetween = amount.compared === 'between';
  // 'A' and 'one' begin no range: 'auto a do 50 km'.
  const isOne = amount.isInWords && amount.value === 1;
  const isOpen = !isOne && (isBetween || amount.compared === 'min' || amount.compared === 'equal');
  const second = isOpen && reader.separator(isBetween) ? readNumber(reader, amount) : undefined;
  if (second === undefined) {
    reader.at = back;
    return;
  }
  const scale = reader.thousand() ? 1000 : firstScale;
  if (scale > firstScale && amount.value < second * scale) amount.value *= scale / firstScale;
  amount.second = second * scale;
  amount.compared = 'between';
}

function readNumber(reader: PartReader, amount: Amount): number | undefined {
  const sign = reader.sign();
  amount.unit ??= sign;
  return reader.number() ?? reader.numberInWords();
}

function readFollowing(reader: PartReader, amount: Amount): void {
  const behind = reader.afterDash(() =>
    reader.behind(() =>
      reader.pattern([
        'perMonth',
        'orMore',
        'orLess',
        'orNewer',
        'orOlder',
        'newerBehind',
        'olderBehind',
        'yearBehind',
        ...subjectsBehind,
      ]),
    ),
  );
  if (behind === undefined && amount.compared === 'equal' && reader.maxBehind()) {
    amount.compared = 'max';
    return;
  }
  if (behind === 'perMonth') amount.isPerMonth = true;
  else if (behind === 'orMore' && amount.compared === 'equal') amount.compared = 'min';
  else if (behind === 'orLess' && amount.compared === 'equal') amount.compared = 'max';
  else if (behind === 'newerBehind' && isOpenEnded(amount)) amount.compared = 'newer';
  else if (behind === 'olderBehind' && isOpenEnded(amount)) amount.compared = 'older';
  else if (behind === 'yearBehind') amount.subject ??= 'year';
  else if (behind === 'orNewer' && isOpenEnded(amount)) amount.compared = 'notOlder';
  else if (behind === 'orOlder' && isOpenEnded(amount)) amount.compared = 'notNewer';
  else if (behind === undefined) amount.unit = amount.unit ?? reader.afterDash(() => reader.unit());
  else if (!isEnd(behind)) amount.subject ??= behind as AmountSubject;
}

function isOpenEnded({ compared }: Amount): boolean {
  return compared === 'equal' || compared === 'min';
}

function isEnd(word: string): boolean {
  return ['orMore', 'orLess', 'orNewer', 'orOlder', 'newerBehind', 'olderBehind'].includes(word);
}

function isComparison(word: string): word is (typeof comparisons)[number] {
  return (comparisons as readonly string[]).includes(word);
}

/** Takes parts off the front, and knows where a typed word ends. */
class PartReader {
  at = 0;
  readonly #parts: readonly Part[];
  readonly #ends: readonly number[];
  readonly #patterns: PhrasePatterns;
  readonly #languages: readonly Language[];

  constructor(chunks: readonly Chunk[], patterns: PhrasePatterns, languages: readonly Language[]) {
    this.#parts = chunks.flatMap(({ parts }) => parts);
    let end = 0;
    this.#ends = chunks.map(({ parts }) => {
      end += parts.length;
      return end;
    });
    this.#patterns = patterns;
    this.#languages = languages;
  }

  numberInWords(): number | undefined {
    const part = this.#parts[this.at];
    const value = part?.kind === 'word' ? numberInWords(part.key, this.#languages) : undefined;
    if (value !== undefined) this.at += 1;
    return value;
  }

  /** 'Menej ako rok staré', but not 'rok 2020'. */
  isOneYear(): boolean {
    const back = this.at;
    const isYear = this.oneYear();
    this.at = back;
    return isYear;
  }

  oneYear(): boolean {
    const back = this.at;
    const isYear = this.pattern(['oneYear']) !== undefined && this.#parts[this.at]?.kind !== 'number';
    if (!isYear) this.at = back;
    return isYear;
  }

  /** 'Five years old max', unless what follows is what it limits: '2020 max 200 000'. */
  maxBehind(): boolean {
    const back = this.at;
    if (this.pattern(['maxBehind']) === undefined) return false;
    const next = this.#parts[this.at];
    const isOfNext = next?.kind === 'number' || (next?.kind === 'word' && /^[£€]$/.test(next.key));
    if (isOfNext) this.at = back;
    return !isOfNext;
  }

  number(): number | undefined {
    const part = this.#parts[this.at];
    if (part?.kind !== 'number') return undefined;
    this.at += 1;
    return part.value;
  }

  pattern<C extends Category>(categories: readonly C[]): C | undefined {
    const found = this.#patterns(this.#parts.slice(this.at), categories);
    if (!found) return undefined;
    this.at += found.length;
    return found.category as C;
  }

  thousand(): boolean {
    const part = this.#parts[this.at];
    // The unit itself says it, and is read as such afterwards.
    if (part?.kind === 'word' && thousandUnits.has(part.key)) return true;
    return this.behind(() => this.pattern(['thousand'])) !== undefined;
  }

  unit(): AmountUnit | undefined {
    return this.behind(() => {
      const part = this.#parts[this.at];
      const unit = part?.kind === 'word' ? unitNamed(part.key) : undefined;
      if (unit) this.at += 1;
      return unit;
    });
  }

  /** What follows a number; the letter of 'T6' and 'D4' is no unit. */
  behind<T>(read: () => T | undefined): T | undefined {
    const back = this.at;
    const found = read();
    const isInCode = this.wholeChunks() === undefined && this.#parts[this.at]?.kind === 'number';
    if (found === undefined || isInCode) this.at = back;
    return isInCode ? undefined : found;
  }

  sign(): AmountUnit | undefined {
    const part = this.#parts[this.at];
    if (part?.kind !== 'word' || !/^[£€]$/.test(part.key)) return undefined;
    this.at += 1;
    return unitNamed(part.key);
  }

  separator(isBetween: boolean): boolean {
    const back = this.at;
    const part = this.#parts[this.at];
    const isDash = part?.kind === 'word' && part.key === '-';
    if (this.pattern(['to']) === undefined) return false;
    // 'and' joins the ends only after 'between'; everywhere else it joins wishes.
    if (isDash || isBetween || !isAnd(part)) return true;
    this.at = back;
    return false;
  }

  /** '7-sits': a dash before what follows is skipped, one before anything else is not. */
  afterDash<T>(read: () => T | undefined): T | undefined {
    const back = this.at;
    const part = this.#parts[this.at];
    if (part?.kind === 'word' && part.key === '-') this.at += 1;
    const found = read();
    if (found === undefined) this.at = back;
    return found;
  }

  /** How many typed words have been read; nothing when the last one is read in part. */
  wholeChunks(): number | undefined {
    const index = this.#ends.indexOf(this.at);
    return index === -1 ? undefined : index + 1;
  }
}

const ands = wordSet(wordsOfAll.map(({ negation }) => negation.ands));

function isAnd(part: Part | undefined): boolean {
  return part?.kind === 'word' && ands.has(part.key);
}
