import type { Agreement } from './agreement.ts';

/** The terms of the house's own lender. They are what the demo's cards and pages are reckoned with. */
export type FamilyKey = 'PCP' | 'HP';

export type FinancedCar = { price: number; isNew: boolean };

type Terms = {
  name: string;
  months: { min: number; max: number; default: number };
  /** The most that may be paid at the start, of the price. */
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
export const LEAST_PRICE = 3000;
export const mileages = [6000, 8000, 10_000, 12_000, 15_000] as const;
export const USUAL_MILEAGE = 10_000;

const DEPOSIT_PERCENT = 10;

export function isFamily(key: string): key is FamilyKey {
  return key === 'PCP' || key === 'HP';
}

export function aprFor({ isNew }: FinancedCar): number {
  return isNew ? 7.9 : 9.9;
}

export function usualDeposit({ price }: FinancedCar): number {
  return Math.round((price * DEPOSIT_PERCENT) / 100 / DEPOSIT_STEP) * DEPOSIT_STEP;
}

export function highestDeposit({ price }: FinancedCar, family: FamilyKey): number {
  return Math.floor((price * products[family].depositMaxPercent) / 100 / DEPOSIT_STEP) * DEPOSIT_STEP;
}

export type Wishes = { months: number; annualMileage: number };

export function agreementFor(car: FinancedCar, family: FamilyKey, wishes: Wishes): Agreement {
  const { months } = wishes;
  const isPcp = family === 'PCP';
  return {
    price: car.price,
    aprPercent: aprFor(car),
    months,
    instalments: isPcp ? months - 1 : months,
    final: OPTION_TO_PURCHASE_FEE + (isPcp ? futureValue(car, wishes) : 0),
  };
}

const KEPT_A_YEAR = 0.83;
const CAUTION = 0.985;

/** Guaranteed minimum future value, whole pounds: what the lender takes the car back for, less the further it goes. */
export function futureValue(car: FinancedCar, { months, annualMileage }: Wishes): number {
  const years = months / 12;
  const extraMiles = (annualMileage - USUAL_MILEAGE) * years;
  const value = car.price * KEPT_A_YEAR ** years * CAUTION - (extraMiles * excessPence(car)) / 100;
  return Math.round(Math.max(0, value));
}

/** Pence for a mile too many, dearer for a dearer car. */
export function excessPence({ price }: FinancedCar): number {
  return Math.round(price * 0.00246) / 10;
}
