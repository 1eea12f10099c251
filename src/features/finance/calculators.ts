import type { Language } from '../../shared/sites/languages.ts';
import type { CalculatorTexts } from './calculator-texts.ts';
import type { CompanyLeasing } from './company-leasing.ts';
import type { LoanOption } from './loan.ts';
import type { LeasingLine, PrivateOffer } from './private-leasing.ts';

/** All finance options of a car: validated data for the browser. */
export type Calculators = {
  carId: string;
  language: Language;
  currency: string;
  /** Not in Norway (SITE-20). */
  showsResidualAndEffectiveRate: boolean;
  texts: CalculatorTexts;
  loan?: LoanCalculator | undefined;
  privateLeasing?: PrivateLeasing | undefined;
  companyLeasing?: CompanyCalculator | undefined;
};

export type LoanCalculator = {
  terms: LoanOption;
  /** With VAT. */
  price: number;
  /** 'incl. VAT', where the price beside it is without. */
  vatNote?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  disclaimer?: string | undefined;
  /** The notice that Swedish law requires beside consumer credit (SITE-24). */
  creditNotice?: { title: string; text: string; example: string } | undefined;
};

export type PrivateLeasing = { offers: readonly PrivateOffer[]; others: readonly LeasingLine[] };

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
