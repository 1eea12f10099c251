import type { FinanceRecord } from '../../record-schemas.ts';
import { exampleTerms, exampleText } from './example-text.ts';
import { financedCar } from './financed-car.ts';
import { formatPoundsAndPence } from './number-formats.ts';
import { defaultQuotation } from './quotation.ts';
import { representativeExample } from './quotation-response.ts';
import { toVehicle } from './to-vehicle.ts';

/** The monthly payment that the embedded lender's card starts with, and what has to stand beside it. */
export type MonthlyExample = {
  amount: string;
  /** What stands beside the figure: rate, duration and the total. */
  terms: readonly string[];
  /** The whole example. */
  example: string;
};

/** Undefined for a car that the lender does not finance. */
export function monthlyExample(record: FinanceRecord): MonthlyExample | undefined {
  const vehicle = toVehicle(record);
  const car = vehicle && financedCar(vehicle);
  if (!car) return undefined;
  const quotation = defaultQuotation(car, 'PCP');
  const example = representativeExample(quotation);
  return {
    amount: formatPoundsAndPence(quotation.payment),
    terms: exampleTerms(example),
    example: exampleText(example),
  };
}
