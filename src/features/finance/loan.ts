import { type Bounds, clamp } from '../../shared/platform/bounds.ts';
import { effectiveRatePercent, monthlyPayment, principalFor } from './annuity.ts';

export const MONTHS_STEP = 12;
export const CASH_STEP = 1000;
export const PERCENT_STEP = 1;

/** Terms for one contract duration; percentages are of the car's price. */
export type Duration = {
  months: number;
  /** The highest residual value, which is also the default. */
  residualPercent: number;
  cashMinPercent: number;
  cashMaxPercent: number;
};

/** A lender's terms for one car: a loan (001 §3.2), or company leasing at one yearly mileage (001 §3.3). */
export type LoanOption = {
  /** A loan ends with its residual value paid; a leased car goes back, and nobody pays its residual value. */
  kind: 'loan' | 'leasing';
  ratePercent: number;
  startFee: number;
  invoiceFee: number;
  /** Shortest first. */
  durations: readonly [Duration, ...Duration[]];
  defaultMonths: number;
  /** From the lender; else it follows from the default monthly cost, or is the minimum. */
  defaultCashAmount: number | undefined;
  /** The lender's own amount, which cards show (LOAN-02). */
  defaultMonthlyCost: number | undefined;
};

/** What the visitor sets. */
export type LoanChoice = { months: number; cashAmount: number; residualPercent: number };

/** What the visitor has set so far. */
export type ChosenTerms = { [Name in keyof LoanChoice]?: LoanChoice[Name] | undefined };

export type LoanQuote = LoanChoice & {
  bounds: { months: Bounds; cashAmount: Bounds; residualPercent: Bounds };
  /** Of the price, whole percent. */
  cashPercent: number;
  loanAmount: number;
  residualValue: number;
  /** Whole currency, without the invoice fee (LOAN-05). */
  monthlyPayment: number;
  /** Of a loan: payments, fees and residual value, without the down payment. Of a lease: all that is paid until the car goes back. */
  total: number;
  effectiveRatePercent: number | undefined;
};

/** The monthly cost of a choice; values outside the lender's bounds are clamped. */
export function loanQuote(option: LoanOption, price: number, choice: ChosenTerms): LoanQuote {
  return quoteFor(option, price, choice, undefined);
}

/** Before the visitor changes anything: the lender's default duration and monthly cost (LOAN-02). */
export function defaultQuote(option: LoanOption, price: number): LoanQuote {
  const { defaultMonths: months, defaultCashAmount, defaultMonthlyCost } = option;
  const plain = loanQuote(option, price, { months, cashAmount: defaultCashAmount ?? 0 });
  if (defaultMonthlyCost === undefined || plain.monthlyPayment === defaultMonthlyCost) return plain;
  const cashAmount = defaultCashAmount ?? impliedDownPayment(option, price, plain, defaultMonthlyCost);
  return quoteFor(option, price, { months, cashAmount }, defaultMonthlyCost);
}

/** The down payment that the lender's default monthly cost implies. */
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
  choice: ChosenTerms,
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
    total:
      startFee + months * (payment + invoiceFee) + (option.kind === 'leasing' ? cashAmount : residualValue),
    effectiveRatePercent: effectiveRatePercent({
      received: loanAmount - startFee,
      payment: exact + invoiceFee,
      months,
      last: residualValue,
    }),
  };
}

/** The next duration in the slider's direction: some lenders leave years out. */
export function monthsTowards(
  { durations }: Pick<LoanOption, 'durations'>,
  from: number,
  to: number,
): number {
  if (to === from) return from;
  const ahead = durations.filter(({ months }) => (to > from ? months > from : months < from));
  const [first, ...others] = ahead;
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

/** The residual value cannot exceed the loan, so the share of the loan is rounded down. */
function residualBounds({ residualPercent }: Duration, price: number, loanAmount: number): Bounds {
  const loanPercent = price > 0 ? Math.floor((loanAmount / price) * 100) : 0;
  return { min: 0, max: Math.min(residualPercent, loanPercent), step: PERCENT_STEP };
}
