import { loanExample } from '../../../features/finance/loan-example.ts';
import { currencyOf } from '../../../shared/sites/currency.ts';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { AMOUNT_STEP, type LoanBounds, loanChoice, MONTHS_STEP } from './loan-choice.ts';
import type { LoanData } from './loan-data.ts';
import { loanWords } from './loan-texts.ts';
import { LoanSlider } from './view.tsx';

export const block = {
  fields,
  queryKeys: ['amount', 'months'],
  load: (loan, { site, language, query }): LoanData | undefined => {
    const { ratePercent, minAmount, maxAmount } = loan;
    // Without a rate there is nothing that may be shown beside a monthly cost.
    if (ratePercent === undefined || !minAmount || !maxAmount) return undefined;
    const terms = { ratePercent, startFee: loan.startFee ?? 0, invoiceFee: loan.invoiceFee ?? 0 };
    const bounds: LoanBounds = {
      amount: { min: minAmount, max: Math.max(minAmount, maxAmount), step: AMOUNT_STEP },
      months: { min: loan.minMonths ?? 12, max: loan.maxMonths ?? 72, step: MONTHS_STEP },
    };
    const first = { amount: loan.amount ?? minAmount, months: loan.months ?? bounds.months.max };
    const choice = loanChoice({ amount: query['amount']?.[0], months: query['months']?.[0] }, bounds, first);
    const currency = currencyOf(site);
    const words = loanWords(terms, choice, loanExample(terms, choice), { currency, language });
    return { terms, bounds, choice, words, currency };
  },
  view: LoanSlider,
} satisfies Block<typeof fields, LoanData | undefined>;
