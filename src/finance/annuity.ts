/** What is borrowed, what is left to pay at the end, and over how long. Amounts in whole currency, not rounded. */
export type Credit = { amount: number; residual: number; months: number; yearlyRatePercent: number };

/** Annuity with residual value, interest divided by twelve (LOAN-03); without interest a plain share (LOAN-04). No fees. */
export function monthlyPayment({ amount, residual, months, yearlyRatePercent }: Credit): number {
  const rate = monthlyRate(yearlyRatePercent);
  return (amount - residual * discountFactor(rate, months)) / annuityFactor(rate, months);
}

/** The other way round: how much can be borrowed for a payment. */
export function principalFor(
  payment: number,
  { residual, months, yearlyRatePercent }: Omit<Credit, 'amount'>,
) {
  const rate = monthlyRate(yearlyRatePercent);
  return payment * annuityFactor(rate, months) + residual * discountFactor(rate, months);
}

/** What the borrower gets and gives: the lender's fees make the first smaller and the second larger. */
export type Repayment = { received: number; payment: number; months: number; last: number };

/**
 * Effective yearly rate in percent: the rate at which all that is paid is worth what was received (LOAN-14).
 * Nothing, when nothing is received or less comes back than was lent.
 */
export function effectiveRatePercent({ received, payment, months, last }: Repayment): number | undefined {
  const worthAt = (rate: number) =>
    payment * annuityFactor(rate, months) + last * discountFactor(rate, months) - received;
  if (received <= 0 || worthAt(0) < -EPSILON) return undefined;
  let low = 0;
  let high = MAX_MONTHLY_RATE;
  if (worthAt(high) > 0) return undefined;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (worthAt(middle) > 0) low = middle;
    else high = middle;
  }
  return ((1 + (low + high) / 2) ** 12 - 1) * 100;
}

export function monthlyRate(yearlyRatePercent: number): number {
  return yearlyRatePercent / 100 / 12;
}

const MAX_MONTHLY_RATE = 10;
const EPSILON = 0.005;

/** What one paid after so many months is worth today. */
export function discountFactor(rate: number, months: number): number {
  return (1 + rate) ** -months;
}

/** What one paid every month is worth today. The logarithms keep their digits where a rate is close to nothing. */
export function annuityFactor(rate: number, months: number): number {
  return rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
}
