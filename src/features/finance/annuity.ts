/** Principal, residual value and term of a loan. Amounts in whole currency, not rounded. */
export type Credit = { amount: number; residual: number; months: number; yearlyRatePercent: number };

/** Annuity with residual value, nominal yearly rate divided by twelve (LOAN-03); linear without interest (LOAN-04). No fees. */
export function monthlyPayment({ amount, residual, months, yearlyRatePercent }: Credit): number {
  const rate = monthlyRate(yearlyRatePercent);
  return (amount - residual * discountFactor(rate, months)) / annuityFactor(rate, months);
}

/** The inverse: how much can be borrowed for a payment. */
export function principalFor(
  payment: number,
  { residual, months, yearlyRatePercent }: Omit<Credit, 'amount'>,
) {
  const rate = monthlyRate(yearlyRatePercent);
  return payment * annuityFactor(rate, months) + residual * discountFactor(rate, months);
}

/** Cash flows of the borrower: the lender's fees reduce what is received and raise what is paid. */
export type Repayment = { received: number; payment: number; months: number; last: number };

/**
 * Effective yearly rate in percent: the rate at which the present value of all payments is what was received
 * (LOAN-14). Undefined when nothing is received or less is paid back than was lent.
 */
export function effectiveRatePercent({ received, payment, months, last }: Repayment): number | undefined {
  const netPresentValue = (rate: number) =>
    payment * annuityFactor(rate, months) + last * discountFactor(rate, months) - received;
  if (received <= 0 || netPresentValue(0) < -EPSILON) return undefined;
  let low = 0;
  let high = MAX_MONTHLY_RATE;
  if (netPresentValue(high) > 0) return undefined;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (netPresentValue(middle) > 0) low = middle;
    else high = middle;
  }
  return ((1 + (low + high) / 2) ** 12 - 1) * 100;
}

export function monthlyRate(yearlyRatePercent: number): number {
  return yearlyRatePercent / 100 / 12;
}

const MAX_MONTHLY_RATE = 10;
const EPSILON = 0.005;

/** Present value of 1 paid after so many months. */
export function discountFactor(rate: number, months: number): number {
  return (1 + rate) ** -months;
}

/** Present value of 1 paid every month. expm1 and log1p stay exact for rates close to zero. */
export function annuityFactor(rate: number, months: number): number {
  return rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
}
