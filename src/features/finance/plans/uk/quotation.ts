import { cashDeposit, regularPayment } from './agreement.ts';
import {
  agreementFor,
  DEFAULT_MILEAGE,
  defaultDeposit,
  type FamilyKey,
  type FinancedCar,
  maxDeposit,
  mileages,
  products,
  TERM_STEP,
  type TermAndMileage,
} from './lender.ts';
import { formatPoundsAndPence } from './number-formats.ts';
import type { CalculationType } from './provider-api.ts';

export type QuotationRequest = {
  months: number;
  deposit: number;
  payment: number;
  annualMileage: number | undefined;
  calculation: CalculationType;
};

/** The lender's offer, with notes on what was adjusted in the request. */
export type Quotation = {
  family: FamilyKey;
  car: FinancedCar;
  months: number;
  annualMileage: number;
  deposit: number;
  payment: number;
  notes: readonly string[];
};

/** In both directions: the payment for a deposit, or the deposit for a payment, within the lender's bounds. */
export function quotationFor(car: FinancedCar, family: FamilyKey, request: QuotationRequest): Quotation {
  const { months, note } = termFor(family, request.months);
  const annualMileage = nearest(mileages, request.annualMileage ?? DEFAULT_MILEAGE);
  const terms: TermAndMileage = { months, annualMileage };
  const agreement = agreementFor(car, family, terms);
  const requestedDeposit =
    request.calculation === 'toRegularPayment' ? request.deposit : cashDeposit(agreement, request.payment);
  const highest = maxDeposit(car, family);
  const deposit = Math.min(highest, Math.max(0, requestedDeposit));
  const payment = regularPayment(agreement, deposit);
  return {
    family,
    car,
    months,
    annualMileage,
    deposit,
    payment,
    notes: [
      ...(note ? [note] : []),
      ...(requestedDeposit > highest
        ? [`The deposit goes up to ${formatPoundsAndPence(highest)} on this car.`]
        : []),
      ...(requestedDeposit < 0
        ? [`Without a deposit the payment is ${formatPoundsAndPence(payment)} a month.`]
        : []),
    ],
  };
}

/** The initial state of the card, and the monthly cost in lists. */
export function defaultQuotation(car: FinancedCar, family: FamilyKey): Quotation {
  return quotationFor(car, family, {
    months: products[family].months.default,
    deposit: defaultDeposit(car),
    payment: 0,
    annualMileage: DEFAULT_MILEAGE,
    calculation: 'toRegularPayment',
  });
}

function termFor(family: FamilyKey, request: number): { months: number; note?: string } {
  const { min, max } = products[family].months;
  const months = Math.min(max, Math.max(min, Math.round(request / TERM_STEP) * TERM_STEP));
  if (months === request) return { months };
  return { months, note: `${products[family].name} runs for ${min} to ${max} months, in whole years.` };
}

function nearest(values: readonly number[], wanted: number): number {
  return values.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));
}
