import { memoize } from '../../../shared/platform/memoize.ts';
import { countryRules } from '../../../shared/sites/country-rules.ts';
import { fillPlaceholders } from '../../../shared/sites/fill-placeholders.ts';
import { formatMoney } from '../../../shared/sites/formats.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { fillDisclaimer } from '../../finance/disclaimer.ts';
import { defaultQuote, type LoanQuote } from '../../finance/loan.ts';
import { numberFormats } from '../../finance/number-formats.ts';
import { foreignLanguage, loanInLanguage, monthlyCostInLanguage } from '../../finance/offers-in-language.ts';
import { type OfferedLoan, parseLoan } from '../../finance/parse-loan.ts';
import { rateText } from '../../finance/rate-text.ts';
import { monthlyExample } from '../../finance/uk/monthly-example.ts';
import { shownPrice } from '../../pricing/shown-price.ts';
import { privateVatLabel, withVatLabel } from '../../pricing/vat-label.ts';
import type { Car } from '../record/car.ts';
import type { CarCardData, MonthlyCost } from './card.ts';
import type { CardContext } from './card-context.ts';

type CostContext = Pick<CardContext, 'site' | 'texts' | 'language' | 'services'>;

/** The monthly costs of loan and leasing (CARD-03), and their conditions (CARD-06). */
export function monthlyCosts(car: Car, words: CostContext): Pick<CarCardData, 'monthly' | 'note'> {
  const { texts } = words;
  const { country } = words.site;
  const loan = country === 'GB' ? britishCost(car, words) : loanCost(car, words);
  const lease = findLeases(car, words);
  return {
    monthly: [
      ...(loan ? [loan.cost] : []),
      ...leaseCost('privateLeasing', texts('financePrivate'), lease.privately, country),
      ...leaseCost('companyLeasing', texts('financeCompany'), lease.company, country),
    ],
    note: joinNotes([loan?.note, lease.privately?.note, lease.company?.note]),
  };
}

type LoanCost = { cost: MonthlyCost; note: string | undefined };

/**
 * In Britain a monthly figure is advertised only with its representative example (CONC 3.5). The embedded lender's is
 * known; a remote one quotes on the car's page, and what a feed says of it comes without an example.
 */
function britishCost(car: Car, { site, texts, services }: CostContext): LoanCost | undefined {
  if (!site.financeOrganisationId || services?.ukLender !== 'embedded') return undefined;
  const found = britishExample(car);
  if (!found) return undefined;
  const text = withVatLabel(
    fillPlaceholders(texts('cardPerMonth'), { amount: found.amount }),
    privateVatLabel(car, texts),
  );
  return {
    cost: {
      kind: 'loan',
      label: texts('cardFinance'),
      text,
      terms: found.terms,
      example: found.example,
    },
    note: undefined,
  };
}

const britishExample = memoize((car: Car) => monthlyExample(car.record));

/** By the finance module's formula, and never without its rate. */
function loanCost(car: Car, words: CostContext): LoanCost | undefined {
  const { currency } = car.price;
  if (!currency) return undefined;
  const feed = offeredLoan(car);
  const offered = feed && loanInLanguage(feed, words);
  // A monthly cost without its terms has no rate, and without one no cost of credit is shown.
  if (!offered) return undefined;
  const { texts, site, language } = words;
  const quote = defaultQuote(offered.terms, shownPrice(car).amountWithVat);
  const amount = formatMoney(quote.monthlyPayment, currency, language);
  const rate = rateText(
    offered.terms,
    quote,
    countryRules(site, language).showsResidualValueAndEffectiveRate,
    { financeAtEffectiveRate: texts('financeAtEffectiveRate'), financeAtRate: texts('financeAtRate') },
    numberFormats(language, currency),
  );
  return {
    cost: {
      kind: 'loan',
      label: texts('financeLoan'),
      text: `${withVatLabel(fillPlaceholders(texts('cardPerMonth'), { amount }), privateVatLabel(car, texts))} · ${rate}`,
    },
    note: conditions(offered, quote, language, currency),
  };
}

/** Memoized: parsing a loan takes longer than the rest of a card, and the same car is shown in many lists. */
const offeredLoan = memoize((car: Car) => parseLoan(car.record));

function conditions(
  { disclaimer, terms }: OfferedLoan,
  quote: LoanQuote,
  language: Language,
  currency: string,
): string | undefined {
  const { money, rate } = numberFormats(language, currency);
  return disclaimer && fillDisclaimer(disclaimer, terms, quote, { money, percent: rate });
}

type Lease = { text: string; terms: string | undefined; note: string | undefined };

/** Leasing without its flag is not offered, whatever else the record has. */
function findLeases(
  car: Car,
  words: CostContext,
): { privately: Lease | undefined; company: Lease | undefined } {
  const listed = (type: string) =>
    car.leasing.options.find(({ leasing_type }) => leasing_type === type)?.monthly_cost_text;
  const lease = (option: unknown, cost: string, type: 'Private' | 'Company'): Lease | undefined => {
    const text = textField(option, cost) ?? listed(type);
    if (text === undefined) return undefined;
    const note = textField(option, 'disclaimer');
    const monthly = monthlyCostInLanguage(text, car.price.currency ?? '', words);
    return {
      text: withVatLabel(
        monthly,
        type === 'Company' ? words.texts('carPriceWithoutVat') : privateVatLabel(car, words.texts),
      ),
      terms: leaseTerms(option),
      note: note && foreignLanguage(words) ? words.texts(`finance${type}Disclaimer`) : note,
    };
  };
  return {
    privately: car.leasing.private.isOffered
      ? lease(car.leasing.private.option, 'monthly_cost_text', 'Private')
      : undefined,
    company: car.leasing.company.isOffered
      ? lease(car.leasing.company.option, 'default_monthly_cost_text', 'Company')
      : undefined,
  };
}

/** British adverts of a hire state its term, mileage and initial rental beside the monthly figure. */
function leaseCost(
  kind: MonthlyCost['kind'],
  label: string,
  lease: Lease | undefined,
  country: CardContext['site']['country'],
): MonthlyCost[] {
  if (!lease) return [];
  const { text, terms } = lease;
  return [{ kind, label, text, ...(country === 'GB' && terms && { terms: [terms], example: terms }) }];
}

/** '36 months, 10,000 miles a year, initial rental £1,170' in the words of the feed. */
function leaseTerms(option: unknown): string | undefined {
  const initial = textField(option, 'start_fee_text');
  const parts = [
    textField(option, 'months_text'),
    textField(option, 'mileage_text'),
    initial && `initial rental ${initial}`,
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}

/** Sources send one offer or several; the card shows the first. */
function textField(option: unknown, name: string): string | undefined {
  const first: unknown = Array.isArray(option) ? option[0] : option;
  if (typeof first !== 'object' || first === null) return undefined;
  const text = (first as Readonly<Record<string, unknown>>)[name];
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

function joinNotes(notes: readonly (string | undefined)[]): string | undefined {
  const known = new Set(notes.filter((note) => note !== undefined));
  return known.size > 0 ? [...known].join(' ') : undefined;
}
