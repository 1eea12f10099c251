export type Credit = { amount: number; residual: number; months: number; yearlyRatePercent: number };

/** Annuity with residual value, interest divided by twelve (LOAN-03, LOAN-04). Not rounded, without fees. */
export function monthlyCost({ amount, residual, months, yearlyRatePercent }: Credit): number {
  const rate = yearlyRatePercent / 100 / 12;
  if (rate === 0) return (amount - residual) / months;
  return ((amount - residual / (1 + rate) ** months) * rate) / (1 - (1 + rate) ** -months);
}
