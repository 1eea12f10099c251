import type { Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import type { Texts } from '../../shared/sites/texts.ts';

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
  'financeAtEffectiveRate',
  'financeAtRate',
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

/** Only Scandinavians count in mil. */
export function calculatorTexts(texts: Texts, { site, language }: Speaker): CalculatorTexts {
  const all = Object.fromEntries(keys.map((key) => [key, texts(key)])) as CalculatorTexts;
  if (site.country === 'FI' || site.country === 'SK') return { ...all, financeMil: '{mileage} km' };
  return kmPerMileage({ site, language }) > 1 ? { ...all, financeMil: '{mileage} km' } : all;
}

const KM_PER_MIL = 10;

/** Who reads no Swedish is told a Swedish mileage in kilometres. */
export function kmPerMileage({ site, language }: Speaker): number {
  return site.country === 'SE' && language !== 'sv' ? KM_PER_MIL : 1;
}
