import { effectiveRatePercent, monthlyPayment, principalFor } from './annuity.ts';
import { type Bounds, clamp } from './bounds.ts';

export const MONTHS_STEP = 12;
export const CASH_STEP = 1000;
export const PERCENT_STEP = 1;

/** Terms for one length of contract; percentages are of the car's price. */
export type Duration = {
  months: number;
  /** The highest residual value the lender lets stand, and the usual one. */
  residualPercent: number;
  cashMinPercent: number;
  cashMaxPercent: number;
};

/** A lender's terms for one car: a loan (001 §3.2), or company leasing at one yearly distance (001 §3.3). */
export type LoanOption = {
  ratePercent: number;
  startFee: number;
  invoiceFee: number;
  /** Shortest first. */
  durations: readonly [Duration, ...Duration[]];
  defaultMonths: number;
  /** Where the lender says; else what follows from the default monthly cost, or the least. */
  defaultCashAmount: number | undefined;
  /** The lender's own figure, which cards show (LOAN-02). */
  defaultMonthlyCost: number | undefined;
};

/** What the visitor sets. */
export type LoanChoice = { months: number; cashAmount: number; residualPercent: number };

export type LoanQuote = LoanChoice & {
  bounds: { months: Bounds; cashAmount: Bounds; residualPercent: Bounds };
  /** Of the price, whole percent. */
  cashPercent: number;
  loanAmount: number;
  residualValue: number;
  /** Whole currency, without the invoice fee (LOAN-05). */
  monthlyPayment: number;
  /** Of the loan: payments, fees and residual value; the down payment is not in it. */
  total: number;
  effectiveRatePercent: number | undefined;
};

/** What a car costs a month, for what is chosen; a choice outside the lender's bounds is moved inside them. */
export function loanQuote(option: LoanOption, price: number, choice: Partial<LoanChoice>): LoanQuote {
  return quoteFor(option, price, choice, undefined);
}

/** Before the visitor has touched anything: the lender's default duration and monthly cost (LOAN-02). */
export function defaultQuote(option: LoanOption, price: number): LoanQuote {
  const { defaultMonths: months, defaultCashAmount, defaultMonthlyCost } = option;
  const plain = loanQuote(option, price, { months, cashAmount: defaultCashAmount ?? 0 });
  if (defaultMonthlyCost === undefined || plain.monthlyPayment === defaultMonthlyCost) return plain;
  const cashAmount = defaultCashAmount ?? impliedDownPayment(option, price, plain, defaultMonthlyCost);
  return quoteFor(option, price, { months, cashAmount }, defaultMonthlyCost);
}

/** The down payment with which the lender must have reckoned. */
function impliedDownPayment(
  option: LoanOption,
  price: number,
  { months, residualValue }: LoanQuote,
  cost: number,
) {
  const terms = { residual: residualValue, months, yearlyRatePercent: option.ratePercent };
  return Math.round(price - principalFor(cost, terms));
}

function quoteFor(
  option: LoanOption,
  price: number,
  choice: Partial<LoanChoice>,
  givenPayment: number | undefined,
): LoanQuote {
  const { ratePercent, startFee, invoiceFee, durations } = option;
  const duration = nearestDuration(durations, choice.months ?? option.defaultMonths);
  const { months } = duration;
  const cash = cashBounds(duration, price);
  const cashAmount = clamp(cash, choice.cashAmount ?? cash.min);
  const loanAmount = price - cashAmount;
  const residuals = residualBounds(duration, price, loanAmount);
  const residualPercent = clamp(residuals, choice.residualPercent ?? duration.residualPercent);
  const residualValue = Math.min(loanAmount, Math.round((price * residualPercent) / 100));
  const exact =
    givenPayment ??
    monthlyPayment({ amount: loanAmount, residual: residualValue, months, yearlyRatePercent: ratePercent });
  const payment = Math.round(exact);
  return {
    months,
    cashAmount,
    residualPercent,
    bounds: { months: monthsBounds(durations), cashAmount: cash, residualPercent: residuals },
    cashPercent: price > 0 ? Math.round((cashAmount / price) * 100) : 0,
    loanAmount,
    residualValue,
    monthlyPayment: payment,
    total: startFee + months * (payment + invoiceFee) + residualValue,
    effectiveRatePercent: effectiveRatePercent({
      received: loanAmount - startFee,
      payment: exact + invoiceFee,
      months,
      last: residualValue,
    }),
  };
}

/** The duration a slider comes to on its way: some lenders leave years out. */
export function monthsTowards(
  { durations }: Pick<LoanOption, 'durations'>,
  from: number,
  to: number,
): number {
  if (to === from) return from;
  const onTheWay = durations.filter(({ months }) => (to > from ? months > from : months < from));
  const [first, ...others] = onTheWay;
  return first ? nearestDuration([first, ...others], to).months : from;
}

function nearestDuration(durations: LoanOption['durations'], months: number): Duration {
  return durations.reduce((best, each) =>
    Math.abs(each.months - months) < Math.abs(best.months - months) ? each : best,
  );
}

function monthsBounds(durations: LoanOption['durations']): Bounds {
  const months = durations.map((duration) => duration.months);
  return { min: Math.min(...months), max: Math.max(...months), step: MONTHS_STEP };
}

/** LOAN-08: percentages of the price, by the duration. */
function cashBounds({ cashMinPercent, cashMaxPercent }: Duration, price: number): Bounds {
  const min = Math.round((price * cashMinPercent) / 100);
  return { min, max: Math.max(min, Math.round((price * cashMaxPercent) / 100)), step: CASH_STEP };
}

/** No more can be left to pay than was lent. */
function residualBounds({ residualPercent }: Duration, price: number, loanAmount: number): Bounds {
  const lent = price > 0 ? Math.floor((loanAmount / price) * 100) : 0;
  return { min: 0, max: Math.min(residualPercent, lent), step: PERCENT_STEP };
}
