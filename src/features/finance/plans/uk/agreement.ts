import { annuityFactor, discountFactor } from '../../annuity.ts';

/**
 * A British credit agreement. Hire purchase has as many instalments as months; a personal contract purchase has one
 * fewer, and in its last month the optional final payment. Pounds.
 */
export type Agreement = {
  price: number;
  aprPercent: number;
  months: number;
  instalments: number;
  /** Also due in the last month: the option fee, and the optional final payment of a PCP. */
  final: number;
};

/** To the penny. */
export function regularPayment(agreement: Agreement, deposit: number): number {
  return pennies(exactPayment(agreement, deposit));
}

/** The inverse: the deposit for a given monthly payment. To the penny. */
export function cashDeposit(agreement: Agreement, payment: number): number {
  return pennies(exactDeposit(agreement, payment));
}

export function exactPayment(agreement: Agreement, deposit: number): number {
  const { price, months, instalments, final } = agreement;
  const rate = rateOf(agreement);
  return (price - deposit - final * discountFactor(rate, months)) / annuityFactor(rate, instalments);
}

export function exactDeposit(agreement: Agreement, payment: number): number {
  const { price, months, instalments, final } = agreement;
  const rate = rateOf(agreement);
  return price - final * discountFactor(rate, months) - payment * annuityFactor(rate, instalments);
}

/** Twelve times the monthly rate, which is how agreements state it. */
export function fixedRatePercent(agreement: Agreement): number {
  return rateOf(agreement) * 1200;
}

/** APR is compounded, unlike the nominal rate of Nordic loans. */
function rateOf({ aprPercent }: Agreement): number {
  return (1 + aprPercent / 100) ** (1 / 12) - 1;
}

function pennies(pounds: number): number {
  return Math.round(pounds * 100) / 100;
}
