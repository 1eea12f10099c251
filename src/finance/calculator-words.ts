import type { Texts } from '../sites/texts.ts';

const keys = [
  'financeTitle',
  'financeLoan',
  'financePrivate',
  'financeCompany',
  'financePerMonth',
  'financeShow',
  'financeShowTerms',
  'financeHide',
  'financeDownPayment',
  'financeDownPaymentAmount',
  'financeInitialPayment',
  'financeInitialPaymentAmount',
  'financePeriod',
  'financeMonths',
  'financeResidual',
  'financeLoanAmount',
  'financeFinanced',
  'financeRate',
  'financeFixedRate',
  'financeVariableRate',
  'financeEffectiveRate',
  'financeStartFee',
  'financeInvoiceFee',
  'financeTotal',
  'financeMileage',
  'financeMil',
  'financeContract',
  'financeFirstFee',
  'financeCampaign',
  'financeOtherOffers',
  'carPriceWithoutVat',
] as const;

/** The words the calculators show, in the site's language; placeholders are filled in the browser. */
export type CalculatorWords = Readonly<Record<(typeof keys)[number], string>>;

export function calculatorWords(texts: Texts): CalculatorWords {
  return Object.fromEntries(keys.map((key) => [key, texts(key)])) as CalculatorWords;
}
