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

/** An offer as the lender can make it, and what had to be changed in what was asked. */
export type Quotation = {
  family: FamilyKey;
  car: FinancedCar;
  months: number;
  annualMileage: number;
  deposit: number;
  payment: number;
  notes: readonly string[];
};

/** Both directions: a deposit gives the payment, a payment the deposit; bounds are kept either way. */
export function quotationFor(car: FinancedCar, family: FamilyKey, asked: QuotationRequest): Quotation {
  const { months, note } = termFor(family, asked.months);
  const annualMileage = nearest(mileages, asked.annualMileage ?? DEFAULT_MILEAGE);
  const wishes: TermAndMileage = { months, annualMileage };
  const agreement = agreementFor(car, family, wishes);
  const wanted =
    asked.calculation === 'toRegularPayment' ? asked.deposit : cashDeposit(agreement, asked.payment);
  const most = maxDeposit(car, family);
  const deposit = Math.min(most, Math.max(0, wanted));
  const inBounds = deposit === wanted;
  const keepsPayment = asked.calculation === 'toCashDeposit' && inBounds;
  const payment = keepsPayment ? asked.payment : regularPayment(agreement, deposit);
  return {
    ...{ family, car, months, annualMileage, deposit, payment },
    notes: [
      ...(note ? [note] : []),
      ...(wanted > most ? [`The deposit goes up to ${formatPoundsAndPence(most)} on this car.`] : []),
      ...(wanted < 0 ? [`Without a deposit the payment is ${formatPoundsAndPence(payment)} a month.`] : []),
    ],
  };
}

/** What the card starts with, and what cars in lists are said to cost a month. */
export function defaultQuotation(car: FinancedCar, family: FamilyKey): Quotation {
  return quotationFor(car, family, {
    months: products[family].months.default,
    deposit: defaultDeposit(car),
    payment: 0,
    annualMileage: DEFAULT_MILEAGE,
    calculation: 'toRegularPayment',
  });
}

function termFor(family: FamilyKey, asked: number): { months: number; note?: string } {
  const { min, max } = products[family].months;
  const months = Math.min(max, Math.max(min, Math.round(asked / TERM_STEP) * TERM_STEP));
  if (months === asked) return { months };
  return { months, note: `${products[family].name} runs for ${min} to ${max} months, in whole years.` };
}

function nearest(values: readonly number[], wanted: number): number {
  return values.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));
}
