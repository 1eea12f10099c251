import type { Duration, LoanOption } from './loan.ts';

/** Company leasing (001 §3.3): other terms for each yearly distance, all without VAT. */
export type CompanyLeasing = {
  ratePercent: number;
  hasFixedRate: boolean;
  startFee: number;
  invoiceFee: number;
  /** Shortest distance first, in mil. */
  byMileage: readonly [MileageTerms, ...MileageTerms[]];
  defaultMileage: number;
  /** At the default distance (CLEAS-04). */
  defaultMonthlyCost: number | undefined;
};

export type MileageTerms = {
  mileage: number;
  durations: readonly [Duration, ...Duration[]];
  defaultMonths: number | undefined;
  defaultCashAmount: number | undefined;
};

/** The terms at one distance, to be reckoned with as with any loan (CLEAS-03, CLEAS-04). */
export function termsAt(leasing: CompanyLeasing, mileage: number): LoanOption {
  const { ratePercent, startFee, invoiceFee, byMileage, defaultMileage, defaultMonthlyCost } = leasing;
  const terms = byMileage.find((each) => each.mileage === mileage) ?? byMileage[0];
  return {
    ratePercent,
    startFee,
    invoiceFee,
    durations: terms.durations,
    defaultMonths: terms.defaultMonths ?? terms.durations[0].months,
    defaultCashAmount: terms.defaultCashAmount,
    defaultMonthlyCost: terms.mileage === defaultMileage ? defaultMonthlyCost : undefined,
  };
}
