import { type FinancedCar, MIN_PRICE } from './lender.ts';
import type { PhysicalVehicle } from './provider-api.ts';

/** Undefined for a car that is too cheap to be financed. */
export function financedCar({
  Price,
  Status,
}: Pick<PhysicalVehicle, 'Price' | 'Status'>): FinancedCar | undefined {
  return Price >= MIN_PRICE ? { price: Price, isNew: Status === 'New' } : undefined;
}
