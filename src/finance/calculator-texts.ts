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
  'financeLeasingTotal',
  'financeMileage',
  'financeMil',
  'financeContract',
  'financeFirstFee',
  'financeCampaign',
  'financeOtherOffers',
  'financeAsk',
  'carPriceWithoutVat',
] as const;

/** The texts of the calculators in the site's language; placeholders are filled in the browser. */
export type CalculatorTexts = Readonly<Record<(typeof keys)[number], string>>;

export function calculatorTexts(texts: Texts): CalculatorTexts {
  return Object.fromEntries(keys.map((key) => [key, texts(key)])) as CalculatorTexts;
}
