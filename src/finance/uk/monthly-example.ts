import type { FinanceRecord } from '../record-schemas.ts';
import { exampleText } from './example-text.ts';
import { financedCar } from './financed-car.ts';
import { formatPoundsAndPence } from './number-formats.ts';
import { defaultQuotation } from './quotation.ts';
import { representativeExample } from './quotation-response.ts';
import { toVehicle } from './to-vehicle.ts';

/** The monthly payment that the embedded lender's card starts with, and the example that has to stand beside it. */
export type MonthlyExample = { amount: string; example: string };

/** Undefined for a car that the lender does not finance. */
export function monthlyExample(record: FinanceRecord): MonthlyExample | undefined {
  const vehicle = toVehicle(record);
  const car = vehicle && financedCar(vehicle);
  if (!car) return undefined;
  const quotation = defaultQuotation(car, 'PCP');
  return {
    amount: formatPoundsAndPence(quotation.payment),
    example: exampleText(representativeExample(quotation)),
  };
}
