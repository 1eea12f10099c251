import { fillPlaceholders } from '../../shared/sites/fill-placeholders.ts';
import type { LoanOption, LoanQuote } from './loan.ts';

export type DisclaimerFormats = { money: (amount: number) => string; percent: (value: number) => string };

/** {1} loan amount, {2} months, {3} nominal rate, {4} effective rate, {5} total to pay (LOAN-11, LOAN-12). */
export function fillDisclaimer(
  disclaimer: string,
  { ratePercent }: Pick<LoanOption, 'ratePercent'>,
  quote: LoanQuote,
  { money, percent }: DisclaimerFormats,
): string {
  return fillPlaceholders(disclaimer, {
    1: money(quote.loanAmount),
    2: quote.months,
    3: percent(ratePercent),
    4: quote.effectiveRatePercent === undefined ? '–' : percent(quote.effectiveRatePercent),
    5: money(quote.total),
  });
}
