import { PRICE_BASE_AMOUNT } from './leasing.ts';
import type { Vehicle } from './vehicle.ts';
import { swedishTax } from './vehicle-tax.ts';

// The state's borrowing rate of 30 November 2025, which applies to 2026.
const stateBorrowingRate = 0.0255;
const reductions = { electric: 350_000, plugin: 140_000, hybrid: 0, petrol: 0, diesel: 0 };

/** Taxable benefit of a Swedish company car, kronor a month: a share of the base amount, interest, price and road tax. */
export function benefitPerMonth(vehicle: Vehicle, priceAsNew: number): number {
  const price = priceAsNew - Math.min(reductions[vehicle.engine.fuel], priceAsNew / 2);
  const interest = price * (0.7 * stateBorrowingRate + 0.01);
  const year = 0.29 * PRICE_BASE_AMOUNT + interest + price * 0.13 + swedishTax(vehicle);
  return Math.round(year / 12);
}
