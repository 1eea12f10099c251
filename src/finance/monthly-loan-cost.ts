import { startingQuote } from './loan.ts';
import { loanBasis } from './price-basis.ts';
import { readLoan } from './read-loan.ts';
import { readPrices } from './read-prices.ts';
import type { FinanceRecord } from './record-fields.ts';

/** What cards, lists and comparisons say a car costs a month on loan: what its page starts with (LOAN-02, CARD-03). */
export function monthlyLoanCost(record: FinanceRecord): number | undefined {
  const loan = readLoan(record);
  const prices = readPrices(record);
  return loan && prices && startingQuote(loan.terms, loanBasis(prices)).monthlyPayment;
}
