import type { Duration, LoanOption } from '../../loan.ts';

/** Company leasing (001 §3.3): terms by yearly mileage, all without VAT. */
export type CompanyLeasing = {
  ratePercent: number;
  hasFixedRate: boolean;
  startFee: number;
  invoiceFee: number;
  /** Lowest mileage first, in mil. */
  byMileage: readonly [MileageTerms, ...MileageTerms[]];
  defaultMileage: number;
  /** At the default mileage (CLEAS-04). */
  defaultMonthlyCost: number | undefined;
};

export type MileageTerms = {
  mileage: number;
  durations: readonly [Duration, ...Duration[]];
  defaultMonths: number | undefined;
  defaultCashAmount: number | undefined;
};

/** The terms at one mileage, calculated as any loan (CLEAS-03, CLEAS-04). */
export function termsAt(leasing: CompanyLeasing, mileage: number): LoanOption {
  const { ratePercent, startFee, invoiceFee, byMileage, defaultMileage, defaultMonthlyCost } = leasing;
  const terms = byMileage.find((each) => each.mileage === mileage) ?? byMileage[0];
  return {
    kind: 'leasing',
    ratePercent,
    startFee,
    invoiceFee,
    durations: terms.durations,
    defaultMonths: terms.defaultMonths ?? terms.durations[0].months,
    defaultCashAmount: terms.defaultCashAmount,
    defaultMonthlyCost: terms.mileage === defaultMileage ? defaultMonthlyCost : undefined,
  };
}
