import type { LeasingLine } from '../../leasing-lines.ts';
import type { CompanyLeasing } from './company-leasing.ts';

export type CompanyCalculator = {
  leasing: CompanyLeasing;
  /** What a mileage is multiplied by where it is shown. */
  kmPerMileage: number;
  /** Without VAT. */
  price: number;
  title?: string | undefined;
  salesText?: string | undefined;
  description?: string | undefined;
  disclaimer?: string | undefined;
  /** What the car costs an employee in tax (CLEAS-06). */
  benefit: readonly string[];
  others: readonly LeasingLine[];
};
