import { defaultQuote } from './loan.ts';
import { parseLoan } from './parse-loan.ts';
import { parsePrices } from './parse-prices.ts';
import { loanBasis } from './price-basis.ts';
import type { FinanceRecord } from './record-schemas.ts';

/** What cards, lists and comparisons say a car costs a month on loan: what its page starts with (LOAN-02, CARD-03). */
export function monthlyLoanCost(record: FinanceRecord): number | undefined {
  const loan = parseLoan(record);
  const prices = parsePrices(record);
  return loan && prices && defaultQuote(loan.terms, loanBasis(prices)).monthlyPayment;
}
