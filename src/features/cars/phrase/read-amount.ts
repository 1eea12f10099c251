import { countries } from '../../../shared/sites/countries.ts';
import { amountFields } from './amount-fields.ts';
import { type Amount, negatedAmount, parseAmount } from './parse-amount.ts';
import { type PhraseContext, type Piece, textOf, unclearPiece, wordPiece } from './phrase-reading.ts';
import type { Chunk } from './phrase-tokens.ts';
import type { PhraseTools } from './phrase-tools.ts';
import { readCountInWords } from './read-count-in-words.ts';
import { readLowMileage } from './read-low-mileage.ts';
import { readPlate } from './read-plate.ts';
import { type AmountFilter, type LeasingOffer, resolveAmount, resolveLeasing } from './resolve-amount.ts';

/** `isSaid`: a number alone may as well be the name of a model; one with anything around it is an amount. */
export type ReadAmount = { piece: Piece; isSaid: boolean };

/** The amount at the beginning of these words. One that the list has no filter for stays together as words. */
export function readAmount(
  chunks: readonly Chunk[],
  { patterns, context, languages }: PhraseTools,
  offer?: LeasingOffer | undefined,
): ReadAmount | undefined {
  const inWords =
    readLowMileage(chunks, context) ??
    readCountInWords(chunks) ??
    (countries[context.country].plates.tellAge ? readPlate(chunks) : undefined);
  if (inWords) return { piece: toPiece(chunks, inWords, context), isSaid: true };
  const parsed = parseAmount(chunks, patterns, languages);
  if (!parsed) return undefined;
  const isSaid = isAmountSaid(parsed.amount);
  const leased = readLeasing(chunks, parsed, context, leasingOf(parsed.amount) ?? offer);
  if (leased) return { piece: leased, isSaid };
  const filter = resolveAmount(parsed.amount, context);
  return filter && { piece: toPiece(chunks, { filter, length: parsed.length }, context), isSaid };
}

/** 'Not over 200 000': the words behind the negation are a comparison. */
export function readNegatedAmount(
  chunks: readonly Chunk[],
  { patterns, context, languages }: PhraseTools,
): Piece | undefined {
  const parsed = parseAmount(chunks, patterns, languages);
  const amount = parsed && negatedAmount(parsed.amount);
  const filter = amount && resolveAmount(amount, context);
  return filter && toPiece(chunks, { filter, length: parsed.length }, context);
}

function leasingOf({ subject }: Amount): LeasingOffer | undefined {
  return subject === 'privateLeasing' || subject === 'companyLeasing' || subject === 'leasing'
    ? subject
    : undefined;
}

/** What a car is leased for a month. Where there are both kinds of leasing and neither was named, the page asks. */
function readLeasing(
  chunks: readonly Chunk[],
  { amount, length }: { amount: Amount; length: number },
  context: PhraseContext,
  offer: LeasingOffer | undefined,
): Piece | undefined {
  if (!offer) return undefined;
  const offered = (['privateLeasing', 'companyLeasing'] as const).filter(
    (each) => (offer === 'leasing' || offer === each) && context.bounds[each],
  );
  const choices = offered.flatMap((each): Piece[] => {
    const filter = resolveLeasing(amount, each, context);
    return filter ? [{ ...toPiece(chunks, { filter, length }, context), ...ofOffer }] : [];
  });
  return choices.length > 1 ? unclearPiece(chunks, length, choices) : choices[0];
}

const ofOffer = { isOfOffer: true } as const;

function toPiece(
  chunks: readonly Chunk[],
  { filter, length }: { filter: AmountFilter; length: number },
  { stock }: PhraseContext,
): Piece {
  const isOffered = stock.some(({ name }) => name === amountFields[filter.kind]);
  if (!isOffered) return wordPiece(chunks, length);
  return {
    kind: 'amount',
    words: textOf(chunks, length),
    from: 0,
    length,
    filter,
    certainty: filter.certainty,
  };
}

function isAmountSaid({ compared, unit, subject, isPerMonth }: Amount): boolean {
  return compared !== 'equal' || unit !== undefined || subject !== undefined || isPerMonth;
}
