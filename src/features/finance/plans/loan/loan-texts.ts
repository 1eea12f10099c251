import type { TextKey } from '../../../../shared/sites/dictionary.ts';

export const loanTexts = [
  'financeLoan',
  'financeDownPayment',
  'financeDownPaymentAmount',
  'financeLoanAmount',
  'financeRate',
  'financeAtEffectiveRate',
  'financeAtRate',
] as const satisfies readonly TextKey[];

export type LoanTextKey = (typeof loanTexts)[number];
