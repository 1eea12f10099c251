import { z } from 'zod';
import { memoize } from '../../../../shared/platform/memoize.ts';
import { described, flag, nested } from '../../../../shared/search/records/record-field.ts';
import { countries } from '../../../../shared/sites/countries.ts';
import { countryRules } from '../../../../shared/sites/country-rules.ts';
import { fillPlaceholders } from '../../../../shared/sites/fill-placeholders.ts';
import { parsePricedCar } from '../../../pricing/priced-car.ts';
import { shownPrice } from '../../../pricing/shown-price.ts';
import { privateVatLabel, withVatLabel } from '../../../pricing/vat-label.ts';
import { chosenTerms } from '../../chosen-terms-schema.ts';
import { fillDisclaimer } from '../../disclaimer.ts';
import { defaultQuote } from '../../loan.ts';
import { numberFormats } from '../../number-formats.ts';
import { foreignLanguage, type OfferReader } from '../../offers-in-language.ts';
import { withoutFigures } from '../../option-figures.ts';
import { creditText, type QuotedCredit, quotedCredit, rateWords } from '../../quoted-credit.ts';
import { rateText } from '../../rate-text.ts';
import type { FinanceRecord } from '../../record-schemas.ts';
import { type CardLine, definePlan, type FinancedCar, type PlanContext } from '../finance-plan.ts';
import { creditNotice } from './credit-notice.ts';
import type { LoanCalculator } from './loan-calculator.ts';
import { loanTexts } from './loan-texts.ts';
import { type OfferedLoan, parseLoan } from './parse-loan.ts';

type QuotedLoan = QuotedCredit & { product: 'loan' };

/** A car loan of a private person, on the price with VAT (LOAN-15). */
export const loan = definePlan({
  id: 'loan',
  product: 'loan',
  label: 'financeLoan',
  texts: loanTexts,
  fields: {
    hasCampaign: described(
      flag('car_has_campaign_loan', 'public', 'card', 'facet'),
      'Whether a loan on campaign terms is offered. Absent means no.',
      false,
    ),
    option: described(
      nested('car_loan_option', z.unknown().optional(), 'public', 'card'),
      'Terms of its loan: rates in percent a year, months, amounts.',
      {
        interest_rate: 5.95,
      },
    ),
  },
  campaign: (record) => (record['car_has_campaign_loan'] === true ? 'cardCampaignLoan' : undefined),
  followPrice: (base, edited, isGiven) =>
    isGiven('car_loan_option') || borrowed(base) === borrowed(edited)
      ? edited
      : { ...edited, car_loan_option: withoutFigures(edited['car_loan_option']) },
  cardLine,
  panel,
  settings: z.object({ product: z.literal('loan'), choice: chosenTerms }),
  quote: async ({ choice }, { record }): Promise<QuotedLoan | undefined> => {
    const found = await record();
    const car = found && parsePricedCar(found);
    const terms = found && parseLoan(found)?.terms;
    if (!car?.price.currency || !terms) return undefined;
    const figures = quotedCredit(terms, shownPrice(car).amountWithVat, car.price.currency, choice);
    return { product: 'loan', ...figures };
  },
  quoteText: (quote, texts, language) =>
    creditText(
      quote,
      {
        name: texts('financeLoan'),
        deposit: texts('financeDownPayment'),
        financed: texts('financeLoanAmount'),
        total: texts('financeTotal'),
        showsRate: true,
      },
      texts,
      language,
    ),
});

/** What a month of its loan costs on the terms that the card begins with. */
export function loanMonthlyCost(record: FinanceRecord): number | undefined {
  const terms = parseLoan(record)?.terms;
  const price = borrowed(record);
  return terms && price !== undefined ? defaultQuote(terms, price).monthlyPayment : undefined;
}

function borrowed(record: FinanceRecord): number | undefined {
  const car = parsePricedCar(record);
  return car && shownPrice(car).amountWithVat;
}

/** By our own formula, and never without its rate. British cards show the lender's example instead. */
function cardLine(car: FinancedCar, context: PlanContext): CardLine | undefined {
  const { texts, site, language } = context;
  const { currency } = car.price;
  const feed = offeredLoan(car);
  if (countries[site.country].rules.showsUkFinance || !currency || !feed) return undefined;
  const { terms, disclaimer } = loanInLanguage(feed, context);
  const quote = defaultQuote(terms, shownPrice(car).amountWithVat);
  const formats = numberFormats(language, currency);
  const monthly = fillPlaceholders(texts('cardPerMonth'), { amount: formats.money(quote.monthlyPayment) });
  const showsEffectiveRate = countryRules(site, language).showsResidualValueAndEffectiveRate;
  const rate = rateText(terms, quote, showsEffectiveRate, rateWords(texts), formats);
  return {
    cost: {
      kind: 'loan',
      label: texts('financeLoan'),
      text: `${withVatLabel(monthly, privateVatLabel(car, texts))} · ${rate}`,
    },
    note:
      disclaimer && fillDisclaimer(disclaimer, terms, quote, { money: formats.money, percent: formats.rate }),
  };
}

/** Memoized: parsing a loan takes longer than the rest of a card, and the same car is shown in many lists. */
const offeredLoan = memoize((car: FinancedCar) => parseLoan(car.record));

function panel(car: FinancedCar, context: PlanContext): LoanCalculator | undefined {
  const { site, language, texts } = context;
  const offered = parseLoan(car.record);
  if (!offered) return undefined;
  const calculator = {
    ...loanInLanguage(offered, context),
    price: shownPrice(car).amountWithVat,
    vatNote: privateVatLabel(car, texts),
  };
  if (!countryRules(site, language).showsConsumerCreditExample) return calculator;
  return {
    ...calculator,
    creditNotice: creditNotice(calculator, texts, numberFormats(language, car.price.currency ?? '')),
  };
}

function loanInLanguage(offered: OfferedLoan, reader: OfferReader): OfferedLoan {
  if (!foreignLanguage(reader)) return offered;
  const { texts } = reader;
  const disclaimer = offered.disclaimer && texts('financeLoanDisclaimer');
  return { ...offered, title: undefined, description: texts('financeLoanText'), disclaimer };
}
