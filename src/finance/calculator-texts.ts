import type { Language } from '../sites/languages.ts';
import type { Site } from '../sites/site.ts';
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
type Speaker = { site: Pick<Site, 'country'>; language: Language };

export type CalculatorTexts = Readonly<Record<(typeof keys)[number], string>>;

/** A mil is ten kilometres: only Scandinavia counts so, and elsewhere it has to be said. */
export function calculatorTexts(texts: Texts, { site, language }: Speaker): CalculatorTexts {
  const all = Object.fromEntries(keys.map((key) => [key, texts(key)])) as CalculatorTexts;
  if (site.country === 'FI' || site.country === 'SK') return { ...all, financeMil: '{mileage} km' };
  const isForeign = site.country === 'SE' && language !== 'sv';
  return isForeign ? { ...all, financeMil: '{mileage} mil (× 10 km)' } : all;
}
