import type { Agreement } from './agreement.ts';

/** Who quotes: the embedded lender, whose terms are below, or a remote one, which nobody can quote for. */
export type UkLender = 'embedded' | 'remote';

export type FamilyKey = 'PCP' | 'HP';

export type FinancedCar = { price: number; isNew: boolean };

type Terms = {
  name: string;
  months: { min: number; max: number; default: number };
  /** The highest deposit, of the price. */
  depositMaxPercent: number;
};

export const products: Readonly<Record<FamilyKey, Terms>> = {
  PCP: {
    name: 'Personal contract purchase',
    months: { min: 24, max: 60, default: 48 },
    depositMaxPercent: 30,
  },
  HP: { name: 'Hire purchase', months: { min: 12, max: 60, default: 48 }, depositMaxPercent: 50 },
};

export const TERM_STEP = 12;
export const DEPOSIT_STEP = 50;
export const PAYMENT_STEP = 5;
export const OPTION_TO_PURCHASE_FEE = 10;
export const MIN_PRICE = 3000;
export const mileages = [6000, 8000, 10_000, 12_000, 15_000] as const;
export const DEFAULT_MILEAGE = 10_000;

const DEPOSIT_PERCENT = 10;

/** A remote lender's own products go by their keys. */
export function productName(family: string): string {
  return isFamily(family) ? products[family].name : family;
}

export function isFamily(key: string): key is FamilyKey {
  return key === 'PCP' || key === 'HP';
}

export function aprFor({ isNew }: FinancedCar): number {
  return isNew ? 7.9 : 9.9;
}

export function defaultDeposit({ price }: FinancedCar): number {
  return Math.round((price * DEPOSIT_PERCENT) / 100 / DEPOSIT_STEP) * DEPOSIT_STEP;
}

export function maxDeposit({ price }: FinancedCar, family: FamilyKey): number {
  return Math.floor((price * products[family].depositMaxPercent) / 100 / DEPOSIT_STEP) * DEPOSIT_STEP;
}

export type TermAndMileage = { months: number; annualMileage: number };

export function agreementFor(car: FinancedCar, family: FamilyKey, terms: TermAndMileage): Agreement {
  const { months } = terms;
  const isPcp = family === 'PCP';
  return {
    price: car.price,
    aprPercent: aprFor(car),
    months,
    instalments: isPcp ? months - 1 : months,
    final: OPTION_TO_PURCHASE_FEE + (isPcp ? futureValue(car, terms) : 0),
  };
}

const YEARLY_VALUE_RETENTION = 0.83;
const SAFETY_FACTOR = 0.985;

/** Guaranteed minimum future value in whole pounds; it falls with the mileage. */
export function futureValue(car: FinancedCar, { months, annualMileage }: TermAndMileage): number {
  const years = months / 12;
  const extraMiles = (annualMileage - DEFAULT_MILEAGE) * years;
  const value =
    car.price * YEARLY_VALUE_RETENTION ** years * SAFETY_FACTOR - (extraMiles * excessPence(car)) / 100;
  return Math.round(Math.max(0, value));
}

/** Pence per excess mile, in proportion to the price. */
export function excessPence({ price }: FinancedCar): number {
  return Math.round(price * 0.00246) / 10;
}
