import { z } from 'zod';
import { amount, described, flag, nested } from '../../../../shared/search/records/record-field.ts';
import { parsePricedCar } from '../../../pricing/priced-car.ts';
import { shownPrice } from '../../../pricing/shown-price.ts';
import { withVatLabel } from '../../../pricing/vat-label.ts';
import { kmPerMileage } from '../../calculator-texts.ts';
import { chosenTerms, settingNumber } from '../../chosen-terms-schema.ts';
import { leaseCardLine } from '../../lease-card-line.ts';
import { otherLines } from '../../leasing-lines.ts';
import { defaultQuote } from '../../loan.ts';
import { numberFormats } from '../../number-formats.ts';
import { foreignLanguage, type OfferReader } from '../../offers-in-language.ts';
import { monthlyCostTextOf, withoutFigures } from '../../option-figures.ts';
import { creditText, type QuotedCredit, quotedCredit } from '../../quoted-credit.ts';
import type { FinanceRecord } from '../../record-schemas.ts';
import { definePlan, type FinancedCar, type PlanContext } from '../finance-plan.ts';
import { benefitTexts } from './benefit-texts.ts';
import type { CompanyCalculator } from './company-calculator.ts';
import { termsAt } from './company-leasing.ts';
import { companyLeasingTexts } from './company-leasing-texts.ts';
import { type OfferedCompanyLeasing, parseCompanyLeasing } from './parse-company-leasing.ts';

/** Amounts without VAT; mil a year. */
type QuotedCompanyLeasing = QuotedCredit & { product: 'company leasing'; annualMileage: number };

/** Leasing of a company, on the price without VAT. */
export const companyLeasing = definePlan({
  id: 'company-leasing',
  product: 'company leasing',
  label: 'financeCompany',
  isLease: true,
  texts: companyLeasingTexts,
  fields: {
    isOffered: described(
      flag('car_has_companyleasing', 'public', 'card', 'facet'),
      'Whether company leasing is offered. Absent means no.',
      false,
    ),
    hasCampaign: described(
      flag('car_has_campaign_companyleasing', 'public', 'card', 'facet'),
      'Whether company leasing on campaign terms is offered. Absent means no.',
      false,
    ),
    monthlyCost: described(
      amount('car_company_leasing_monthly_cost', 'public', 'range', 'sort'),
      'Company leasing a month, in units of car_price_currency, without VAT.',
      4295,
    ),
    option: described(
      nested('car_company_leasing_option', z.unknown().optional(), 'public', 'card'),
      'Terms of company leasing.',
      { duration: 36 },
    ),
  },
  campaign: (record) =>
    record['car_has_companyleasing'] === true && record['car_has_campaign_companyleasing'] === true
      ? 'cardCampaignLeasing'
      : undefined,
  followPrice,
  cardLine: (car, context) =>
    car.record['car_has_companyleasing'] === true
      ? leaseCardLine(
          car,
          {
            ...{ kind: 'companyLeasing', type: 'Company', cost: 'default_monthly_cost_text' },
            option: car.record['car_company_leasing_option'],
            vatLabel: context.texts('carPriceWithoutVat'),
            calculated: () => companyLeasingMonthlyCost(car.record),
          },
          context,
        )
      : undefined,
  panel,
  settings: z.object({
    product: z.literal('company leasing'),
    mileage: settingNumber.meta({ description: 'Mil a year.' }),
    choice: chosenTerms,
  }),
  quote: async ({ mileage, choice }, { record }): Promise<QuotedCompanyLeasing | undefined> => {
    const found = await record();
    const car = found && parsePricedCar(found);
    const leasing = found && parseCompanyLeasing(found)?.leasing;
    const isOffered = leasing?.byMileage.some((each) => each.mileage === mileage);
    if (!car?.price.currency || !leasing || !isOffered) return undefined;
    const terms = termsAt(leasing, mileage);
    const figures = quotedCredit(terms, shownPrice(car).amountForCompanies, car.price.currency, choice);
    return { product: 'company leasing', annualMileage: mileage, ...figures };
  },
  quoteText: (quote, texts, language) =>
    creditText(
      quote,
      {
        name: texts('financeCompany'),
        deposit: texts('financeInitialPayment'),
        financed: texts('financeFinanced'),
        total: texts('financeLeasingTotal'),
        vatLabel: texts('carPriceWithoutVat'),
        annualMileage: quote.annualMileage,
      },
      texts,
      language,
    ),
});

/** The lender's figure is of one price, and so is the line that repeats it; other offers of a feed are prices of their own. */
function followPrice(
  base: FinanceRecord,
  edited: FinanceRecord,
  isGiven: (field: string) => boolean,
): FinanceRecord {
  const [option, line, cost] = [
    'car_company_leasing_option',
    'car_leasing_options',
    'car_company_leasing_monthly_cost',
  ];
  const hasOtherPrice = companyPrice(base) !== companyPrice(edited);
  if (!hasOtherPrice && isSameOption(base[option], edited[option])) return edited;
  const stated = monthlyCostTextOf(base[option]);
  const repeats = (each: FinanceRecord) =>
    each['leasing_type'] === 'Company' && each['monthly_cost_text'] === stated;
  const lines = edited[line];
  const record = {
    ...edited,
    ...(hasOtherPrice && !isGiven(option) && { [option]: withoutFigures(edited[option]) }),
    ...(Array.isArray(lines) && !isGiven(line) && { [line]: lines.filter((each) => !repeats(each)) }),
  };
  if (isGiven(cost) || base[cost] === undefined) return record;
  return { ...record, [cost]: companyLeasingMonthlyCost(record) };
}

function companyLeasingMonthlyCost(record: FinanceRecord): number | undefined {
  const leasing = parseCompanyLeasing(record)?.leasing;
  const price = companyPrice(record);
  return leasing && price !== undefined
    ? defaultQuote(termsAt(leasing, leasing.defaultMileage), price).monthlyPayment
    : undefined;
}

function companyPrice(record: FinanceRecord): number | undefined {
  const car = parsePricedCar(record);
  return car && shownPrice(car).amountForCompanies;
}

function isSameOption(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function panel(car: FinancedCar, context: PlanContext): CompanyCalculator | undefined {
  const { record } = car;
  const { texts, language } = context;
  const currency = car.price.currency ?? '';
  const offered = parseCompanyLeasing(record);
  if (!offered) return undefined;
  const { priceBaseAmount, monthlyCostText, ...rest } = inLanguage(offered, context);
  return {
    ...rest,
    price: shownPrice(car).amountForCompanies,
    kmPerMileage: kmPerMileage(context),
    benefit: benefitTexts(record, priceBaseAmount, texts, numberFormats(language, currency)),
    others: otherLines(record, 'Company', [monthlyCostText], currency, context).map((line) => ({
      ...line,
      monthlyCostText: withVatLabel(line.monthlyCostText, texts('carPriceWithoutVat')),
    })),
  };
}

function inLanguage(offered: OfferedCompanyLeasing, reader: OfferReader): OfferedCompanyLeasing {
  if (!foreignLanguage(reader)) return offered;
  const { texts } = reader;
  return {
    ...offered,
    title: undefined,
    salesText: undefined,
    description: texts('financeCompanyText'),
    disclaimer: offered.disclaimer && texts('financeCompanyDisclaimer'),
  };
}
