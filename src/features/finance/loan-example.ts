import { effectiveRatePercent, monthlyPayment } from './annuity.ts';

/** A loan without a car: what a lender's own site offers. */
export type LoanTerms = { ratePercent: number; startFee: number; invoiceFee: number };

export type LoanExample = {
  /** With the invoice fee, whole currency. */
  monthly: number;
  total: number;
  /** All that is paid beyond what was lent. */
  cost: number;
  effectivePercent: number | undefined;
};

/** What is shown beside every monthly cost: the effective rate, the total and what the loan costs. */
export function loanExample(
  { ratePercent, startFee, invoiceFee }: LoanTerms,
  { amount, months }: { amount: number; months: number },
): LoanExample {
  const exact = monthlyPayment({ amount, residual: 0, months, yearlyRatePercent: ratePercent });
  const monthly = Math.round(exact) + invoiceFee;
  const total = startFee + months * monthly;
  return {
    monthly,
    total,
    cost: total - amount,
    effectivePercent: effectiveRatePercent({
      received: amount - startFee,
      payment: exact + invoiceFee,
      months,
      last: 0,
    }),
  };
}
