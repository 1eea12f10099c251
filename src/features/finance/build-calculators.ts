import { z } from 'zod';
import { countryRules } from '../../shared/sites/country-rules.ts';
import { fillPlaceholders } from '../../shared/sites/fill-placeholders.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import { type PricedCar, parsePricedCar } from '../pricing/priced-car.ts';
import { shownPrice } from '../pricing/shown-price.ts';
import { privateVatLabel, withVatLabel } from '../pricing/vat-label.ts';
import { calculatorTexts, kmPerMileage } from './calculator-texts.ts';
import type { Calculators, CompanyCalculator, LoanCalculator, PrivateLeasing } from './calculators.ts';
import { defaultQuote } from './loan.ts';
import { type NumberFormats, numberFormats } from './number-formats.ts';
import {
  companyLeasingInLanguage,
  leasingLineInLanguage,
  loanInLanguage,
  type OfferReader,
  privateOfferInLanguage,
} from './offers-in-language.ts';
import { parseCompanyLeasing, parseLeasingLines, parsePrivateLeasing } from './parse-leasing.ts';
import { parseLoan } from './parse-loan.ts';
import { otherLines } from './private-leasing.ts';
import { type FinanceRecord, optionalAmount } from './record-schemas.ts';

export type FinanceContext = OfferReader;

const heading = z.object({ car_id: z.string().min(1), car_price_currency: z.string().min(1) });
const benefitRecord = z.object({ car_pbbratio: optionalAmount, car_beneficial_value: optionalAmount });

/** The calculators of a car page; undefined where the car has none (DET-36). */
export function buildCalculators(record: FinanceRecord, context: FinanceContext): Calculators | undefined {
  const { data } = heading.safeParse(record);
  const priced = parsePricedCar(record);
  if (!data || !priced) return undefined;
  const { language, texts, site } = context;
  const formats = numberFormats(language, data.car_price_currency);
  const loan = buildLoan(record, priced, context, formats);
  const privateLeasing = buildPrivateLeasing(record, data.car_price_currency, context);
  const companyLeasing = buildCompanyLeasing(
    record,
    priced,
    { ...context, currency: data.car_price_currency },
    formats,
  );
  if (!loan && !privateLeasing && !companyLeasing) return undefined;
  return {
    carId: data.car_id,
    currency: data.car_price_currency,
    language,
    showsResidualAndEffectiveRate: countryRules(site, language).showsResidualValueAndEffectiveRate,
    texts: calculatorTexts(texts, context),
    loan,
    privateLeasing,
    companyLeasing,
  };
}

function buildLoan(
  record: FinanceRecord,
  priced: PricedCar,
  context: FinanceContext,
  formats: NumberFormats,
): LoanCalculator | undefined {
  const { site, language, texts } = context;
  const offered = parseLoan(record);
  if (!offered) return undefined;
  const calculator = {
    ...loanInLanguage(offered, context),
    price: shownPrice(priced).amountWithVat,
    vatNote: privateVatLabel(priced, texts),
  };
  if (!countryRules(site, language).showsConsumerCreditExample) return calculator;
  return { ...calculator, creditNotice: creditNotice(calculator, texts, formats) };
}

/** SITE-25: the warning, and a representative example of the loan. */
function creditNotice({ terms, price }: LoanCalculator, texts: Texts, { money, rate }: NumberFormats) {
  const quote = defaultQuote(terms, price);
  const example = texts(quote.residualValue > 0 ? 'financeCreditExampleResidual' : 'financeCreditExample');
  return {
    title: texts('financeCreditWarningTitle'),
    text: texts('financeCreditWarningText'),
    example: fillPlaceholders(example, {
      amount: money(quote.loanAmount),
      months: quote.months,
      rate: rate(terms.ratePercent),
      startFee: money(terms.startFee),
      invoiceFee: money(terms.invoiceFee),
      effective: rate(quote.effectiveRatePercent ?? terms.ratePercent),
      payment: money(quote.monthlyPayment + terms.invoiceFee),
      residual: money(quote.residualValue),
      total: money(quote.total),
    }),
  };
}

function buildPrivateLeasing(
  record: FinanceRecord,
  currency: string,
  context: FinanceContext,
): PrivateLeasing | undefined {
  if (record['car_has_privateleasing'] !== true) return undefined;
  const offers = parsePrivateLeasing(record);
  const shownCosts = offers.map(({ monthlyCostText }) => monthlyCostText);
  const others = otherLines(parseLeasingLines(record), 'Private', shownCosts);
  if (offers.length + others.length === 0) return undefined;
  return {
    offers: offers.map((offer) => privateOfferInLanguage(offer, currency, context)),
    others: others.map((line) => leasingLineInLanguage(line, currency, context)),
  };
}

function buildCompanyLeasing(
  record: FinanceRecord,
  priced: PricedCar,
  context: FinanceContext & { currency: string },
  formats: NumberFormats,
): CompanyCalculator | undefined {
  const offered = parseCompanyLeasing(record);
  if (!offered) return undefined;
  const { priceBaseAmount, monthlyCostText, ...rest } = companyLeasingInLanguage(offered, context);
  const others = otherLines(parseLeasingLines(record), 'Company', [monthlyCostText]);
  return {
    ...rest,
    price: shownPrice(priced).amountForCompanies,
    kmPerMileage: kmPerMileage(context),
    benefit: benefitTexts(record, priceBaseAmount, context.texts, formats),
    others: others
      .map((line) => leasingLineInLanguage(line, context.currency, context))
      .map((line) => ({
        ...line,
        monthlyCostText: withVatLabel(line.monthlyCostText, context.texts('carPriceWithoutVat')),
      })),
  };
}

/** CLEAS-06: the taxable benefit, and the price in the base amounts that the tax is calculated with. */
function benefitTexts(
  record: FinanceRecord,
  priceBaseAmount: number | undefined,
  texts: Texts,
  { money, number }: NumberFormats,
): string[] {
  const { car_beneficial_value: value, car_pbbratio: ratio } = benefitRecord.parse(record);
  return [
    ...(value ? [fillPlaceholders(texts('financeBenefitValue'), { value: money(value) })] : []),
    ...(ratio && priceBaseAmount
      ? [
          fillPlaceholders(texts('financeBenefitBase'), {
            ratio: number(ratio),
            base: money(priceBaseAmount),
          }),
        ]
      : []),
  ];
}
