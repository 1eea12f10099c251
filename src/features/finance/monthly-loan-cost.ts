import { defaultQuote } from './loan.ts';
import { parseLoan } from './parse-loan.ts';
import { parsePrices } from './parse-prices.ts';
import { loanBasis } from './price-basis.ts';
import type { FinanceRecord } from './record-schemas.ts';

/** The monthly loan cost on cards, lists and comparisons: the default of the car page (LOAN-02, CARD-03). */
export function monthlyLoanCost(record: FinanceRecord): number | undefined {
  const loan = parseLoan(record);
  const prices = parsePrices(record);
  return loan && prices && defaultQuote(loan.terms, loanBasis(prices)).monthlyPayment;
}
