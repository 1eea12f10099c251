import { type Bounds, clamp, nearestStep } from '../../../shared/platform/bounds.ts';

export const AMOUNT_STEP = 10_000;
export const MONTHS_STEP = 12;

export type LoanBounds = { amount: Bounds; months: Bounds };
export type LoanChoice = { amount: number; months: number };

/** What the address asks for, within the lender's bounds; anything else is what the editor chose. */
export function loanChoice(
  { amount, months }: { amount: string | undefined; months: string | undefined },
  bounds: LoanBounds,
  first: LoanChoice,
): LoanChoice {
  return {
    amount: within(bounds.amount, wholeNumber(amount) ?? first.amount),
    months: nearestStep(bounds.months, within(bounds.months, wholeNumber(months) ?? first.months)),
  };
}

function within(bounds: Bounds, value: number): number {
  return clamp(bounds, value);
}

/** '200 000' and '200000' alike. */
function wholeNumber(text: string | undefined): number | undefined {
  const digits = (text ?? '').replaceAll(/[\s.]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
