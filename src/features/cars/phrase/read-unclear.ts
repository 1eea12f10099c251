import { countries } from '../../../shared/sites/countries.ts';
import { unitNamed } from './amount-units.ts';
import type { Chunk } from './phrase-tokens.ts';
import type { PhraseTools } from './phrase-tools.ts';
import { readAmount } from './read-amount.ts';
import { isSmallWord } from './stop-words.ts';

/**
 * How many words no filter can express: an amount of something that has none ('mpg over 60', '£0 deposit'), a place
 * that only the visitor knows ('near me'), a word with its own negation in it.
 */
export function readUnclear(chunks: readonly Chunk[], tools: PhraseTools): number | undefined {
  const keys = chunks.map(({ key }) => key);
  const whole = tools.unclear.whole(keys);
  if (whole > 0) return whole;
  const hirePurchase = hirePurchaseLength(chunks, tools);
  if (hirePurchase !== undefined) return hirePurchase;
  const kinds = kindsOf(chunks, tools);
  for (const pattern of patterns) {
    const [found] = pattern.exec(kinds) ?? [];
    if (found && !isYearAlone(chunks, found)) return found.length;
  }
  return undefined;
}

/** A letter for each word, see below. */
const patterns = [
  // 'mpg over 60', '0-60 in under 5 seconds', 'consumption below 5 l/100 km'
  /^S+[sC]*[NX][uU]*/,
  // '£0 deposit', '3 years warranty', '60 mpg or more'
  /^C*[NX]u*s*S+O*/,
  // 'over 500 litres', '60mpg+', '400 litres or more'
  /^C*(?:Nu?U+|X)O*(?:s*S+)?/,
  // 'no deposit finance'
  /^!+s*S+F*/,
];

const MAX_WORDS = 10;

/**
 * S what no filter is about, U what such is counted in, N a number, X a number with such a unit, C a comparison, O one behind its number, u a unit
 * of ours, F finance, ! a negation, s a word that says nothing, w any other.
 */
function kindsOf(
  chunks: readonly Chunk[],
  { unclear, negation, patterns: amounts, context }: PhraseTools,
): string {
  let kinds = '';
  while (kinds.length < Math.min(chunks.length, MAX_WORDS)) {
    const rest = chunks.slice(kinds.length);
    const keys = rest.map(({ key }) => key);
    const [first] = rest;
    const measure = unclear.measure(keys);
    const not = negation.negator(keys);
    const compared = chunksOf(rest, amounts, comparisons);
    const behind = chunksOf(rest, amounts, ['orMore', 'orLess', 'maxBehind']);
    const unit = chunksOf(rest, amounts, ['perMonth', 'age', 'thousand']);
    if (measure > 0) kinds += 'S'.repeat(measure);
    else if (compared > 0) kinds += 'C'.repeat(compared);
    else if (behind > 0) kinds += 'O'.repeat(behind);
    else if (not > 0) kinds += '!'.repeat(not);
    else if (isNumber(first))
      kinds += first?.parts.some((part) => part.kind === 'word' && unclear.isMeasureUnit(part.key))
        ? 'X'
        : 'N';
    else if (unclear.isMeasureUnit(keys[0] ?? '')) kinds += 'U';
    else if (unit > 0) kinds += 'u'.repeat(unit);
    else if (isUnit(first)) kinds += 'u';
    else if (unclear.isFinance(keys[0] ?? '')) kinds += 'F';
    else kinds += isSmallWord(keys[0] ?? '', context.languages) ? 's' : 'w';
  }
  return kinds;
}

const comparisons = ['max', 'min', 'above', 'below', 'around', 'between'] as const;

/** How many words a pattern takes; it must end with one of them. */
function chunksOf(
  chunks: readonly Chunk[],
  patterns: PhraseTools['patterns'],
  categories: Parameters<PhraseTools['patterns']>[1],
): number {
  const found = patterns(
    chunks.flatMap(({ parts }) => parts),
    categories,
  );
  let parts = 0;
  for (const [at, chunk] of chunks.entries()) {
    parts += chunk.parts.length;
    if (parts >= (found?.length ?? 0)) return found && parts === found.length ? at + 1 : 0;
  }
  return 0;
}

function isNumber(chunk: Chunk | undefined): boolean {
  return /^[£€]?\d/.test(chunk?.text ?? '');
}

function isUnit(chunk: Chunk | undefined): boolean {
  const [part] = chunk?.parts ?? [];
  return chunk?.text === '%' || (part?.kind === 'word' && unitNamed(part.key) !== undefined);
}

/** 'volvo 2020 battery': a year beside a thing is no amount of it. */
function isYearAlone([first]: readonly Chunk[], found: string): boolean {
  return /^NS+$/.test(found) && /^(?:19|20)\d\d$/.test(first?.key ?? '');
}

/** Hire purchase: the stock knows what a car costs a month with another agreement only. 'HP over 200' is power. */
function hirePurchaseLength(chunks: readonly Chunk[], tools: PhraseTools): number | undefined {
  if (!countries[tools.context.country].rules.showsUkFinance) return undefined;
  const named =
    chunks[0]?.key === 'hp' ? 1 : chunks[0]?.key === 'hire' && chunks[1]?.key === 'purchase' ? 2 : 0;
  const piece = named > 0 ? readAmount(chunks.slice(named), tools)?.piece : undefined;
  const isMonthly =
    piece?.kind === 'amount' && (piece.filter.kind === 'monthly' || piece.filter.kind === 'price');
  return isMonthly ? named + piece.length : undefined;
}
