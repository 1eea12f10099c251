import { fillDisclaimer } from '../finance/disclaimer.ts';
import { defaultQuote, type LoanQuote } from '../finance/loan.ts';
import { numberFormats } from '../finance/number-formats.ts';
import { type OfferedLoan, parseLoan } from '../finance/parse-loan.ts';
import { parsePrices } from '../finance/parse-prices.ts';
import { loanBasis } from '../finance/price-basis.ts';
import { memoize } from '../platform/memoize.ts';
import { formatMoney } from '../sites/formats.ts';
import type { Language } from '../sites/languages.ts';
import type { Texts } from '../sites/texts.ts';
import type { Car } from './car.ts';
import type { CarCardData, MonthlyCost } from './card.ts';
import { fillPlaceholders } from './card-texts.ts';

type CostContext = { texts: Texts; language: Language };

/** The monthly costs of loan and leasing (CARD-03), and their conditions (CARD-06). */
export function monthlyCosts(car: Car, words: CostContext): Pick<CarCardData, 'monthly' | 'note'> {
  const { texts } = words;
  const loan = loanCost(car, words);
  const lease = findLeases(car);
  return {
    monthly: [
      ...(loan ? [loan.cost] : []),
      ...leaseCost('privateLeasing', texts('cardPrivateLeasing'), lease.privately?.text),
      ...leaseCost('companyLeasing', texts('cardCompanyLeasing'), lease.company?.text),
    ],
    note: joinNotes([loan?.note, lease.privately?.note, lease.company?.note]),
  };
}

/** By the finance module's formula. British lenders quote themselves: there the record has only an example. */
function loanCost(car: Car, words: CostContext): { cost: MonthlyCost; note: string | undefined } | undefined {
  const { currency } = car.price;
  if (!currency) return undefined;
  const offered = offeredLoan(car);
  const prices = parsePrices(car.record);
  const quote = offered && prices && defaultQuote(offered.terms, loanBasis(prices));
  const amount = quote?.monthlyPayment ?? car.monthlyCost;
  if (amount === undefined) return undefined;
  return {
    cost: {
      kind: 'loan',
      label: words.texts(quote ? 'cardLoan' : 'cardFinance'),
      text: fillPlaceholders(words.texts('cardPerMonth'), {
        amount: formatMoney(amount, currency, words.language),
      }),
    },
    note: offered && quote ? conditions(offered, quote, words.language, currency) : undefined,
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

type Lease = { text: string; note: string | undefined };

/** Leasing without its flag is not offered, whatever else the record has. */
function findLeases(car: Car): { privately: Lease | undefined; company: Lease | undefined } {
  const listed = (type: string) =>
    car.leasing.options.find(({ leasing_type }) => leasing_type === type)?.monthly_cost_text;
  const lease = (option: unknown, cost: string, type: string): Lease | undefined => {
    const text = textField(option, cost) ?? listed(type);
    return text === undefined ? undefined : { text, note: textField(option, 'disclaimer') };
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

function leaseCost(kind: MonthlyCost['kind'], label: string, text: string | undefined): MonthlyCost[] {
  return text === undefined ? [] : [{ kind, label, text }];
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
