import type { TextKey } from '../../../../shared/sites/dictionary.ts';

export const companyLeasingTexts = [
  'financeCompany',
  'financeInitialPayment',
  'financeInitialPaymentAmount',
  'financeFinanced',
  'financeFixedRate',
  'financeVariableRate',
  'carPriceWithoutVat',
] as const satisfies readonly TextKey[];

export type CompanyLeasingTextKey = (typeof companyLeasingTexts)[number];
