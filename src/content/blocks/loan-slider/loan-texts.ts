import type { LoanExample, LoanTerms } from '../../../features/finance/loan-example.ts';
import { formatPercent } from '../../../shared/platform/format-number.ts';
import { formatMoney } from '../../../shared/sites/formats.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { LoanChoice } from './loan-choice.ts';

/** Every sum of the block as it is read, by the name of its place. */
export type LoanWords = Record<
  'monthly' | 'cost' | 'total' | 'rate' | 'effective' | 'amount' | 'months' | 'startFee' | 'invoiceFee',
  string
>;

export function loanWords(
  terms: LoanTerms,
  { amount, months }: LoanChoice,
  { monthly, cost, total, effectivePercent }: LoanExample,
  { currency, language }: { currency: string; language: Language },
): LoanWords {
  const money = (sum: number) => formatMoney(sum, currency, language);
  return {
    monthly: money(monthly),
    cost: money(cost),
    total: money(total),
    rate: formatPercent(terms.ratePercent, language, 2),
    effective: effectivePercent === undefined ? '–' : formatPercent(effectivePercent, language, 2),
    amount: money(amount),
    months: String(months),
    startFee: money(terms.startFee),
    invoiceFee: money(terms.invoiceFee),
  };
}
