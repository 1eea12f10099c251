import { z } from 'zod';
import { memoize } from '../../../../shared/platform/memoize.ts';
import { countries } from '../../../../shared/sites/countries.ts';
import { fillPlaceholders } from '../../../../shared/sites/fill-placeholders.ts';
import { privateVatLabel, withVatLabel } from '../../../pricing/vat-label.ts';
import { type CardLine, definePlan, type FinancedCar, type PlanContext } from '../finance-plan.ts';
import { buildUkFinance } from './build-uk-finance.ts';
import { monthlyExample } from './monthly-example.ts';
import { quoteReference } from './provider-api-schemas.ts';
import {
  type QuotedUkFinance,
  quotedUkFinance,
  type UnknownUkQuote,
  ukFinanceText,
} from './quoted-uk-finance.ts';

/** British finance: PCP and hire purchase, quoted by a lender who stores the quotes. */
export const uk = definePlan({
  id: 'uk',
  product: 'uk finance',
  label: 'cardFinance',
  texts: [],
  fields: {},
  quotesInBrowser: true,
  cardLine,
  panel: ({ record }, context) => buildUkFinance(record, context),
  settings: z.object({ product: z.literal('uk finance'), reference: quoteReference }),
  quote: async (
    { reference },
    { id, storedQuote },
  ): Promise<QuotedUkFinance | UnknownUkQuote | undefined> => {
    const stored = await storedQuote(reference);
    return stored?.carId === id
      ? quotedUkFinance(stored)
      : { product: 'uk finance', family: 'unknown', reference };
  },
  quoteText: (quote) => ukFinanceText(quote),
});

/**
 * In Britain a monthly figure is advertised only with its representative example (CONC 3.5). The embedded lender's is
 * known; a remote one quotes on the car's page, and what a feed says of it comes without an example.
 */
function cardLine(car: FinancedCar, { site, texts, services }: PlanContext): CardLine | undefined {
  const isKnown =
    countries[site.country].rules.showsUkFinance &&
    site.financeOrganisationId &&
    services?.ukLender === 'embedded';
  const found = isKnown ? example(car) : undefined;
  if (!found) return undefined;
  const monthly = fillPlaceholders(texts('cardPerMonth'), { amount: found.amount });
  return {
    cost: {
      kind: 'loan',
      label: texts('cardFinance'),
      text: withVatLabel(monthly, privateVatLabel(car, texts)),
      terms: found.terms,
      example: found.example,
    },
  };
}

const example = memoize((car: FinancedCar) => monthlyExample(car.record));
