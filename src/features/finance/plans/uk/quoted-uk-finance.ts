import type { QuotedFinanceText } from '../../quoted-finance.ts';
import { productName } from './lender.ts';
import { formatPounds, formatPoundsAndPence } from './number-formats.ts';
import type { StoredQuote } from './quote-store.ts';
import { ukTexts } from './texts.ts';

/** Pounds; the example has what else the lender states: APR, total amount payable, final payment. */
export type QuotedUkFinance = {
  product: 'uk finance';
  /** PCP, HP */
  family: string;
  reference: string;
  currency: 'GBP';
  monthlyCost: number;
  months: number;
  deposit: number;
  /** Miles. */
  annualMileage?: number | undefined;
  example: readonly { key: string; label: string; value: string }[];
};

/** A reference that no stored quote of this car has: it has expired, or somebody made it up. */
export type UnknownUkQuote = { product: 'uk finance'; family: 'unknown'; reference: string };

export function quotedUkFinance({ reference, family, quote }: StoredQuote): QuotedUkFinance {
  const { Term, TotalDeposit, TotalRegularPayment, AnnualMileage, Blocks } = quote;
  const details = Blocks.flatMap(({ Details }) => Details);
  return {
    product: 'uk finance',
    ...{ family, reference },
    currency: 'GBP',
    monthlyCost: TotalRegularPayment,
    months: Term,
    deposit: TotalDeposit,
    annualMileage: AnnualMileage,
    example: details.map(({ Key, Label, DisplayValue }) => ({ key: Key, label: Label, value: DisplayValue })),
  };
}

export function ukFinanceText(quote: QuotedUkFinance | UnknownUkQuote): QuotedFinanceText {
  if (!('monthlyCost' in quote)) return { summary: ukTexts.unknownQuote(quote.reference), rows: [] };
  const { family, reference, monthlyCost, months, deposit, example } = quote;
  const parts = [
    `${productName(family)}: ${formatPoundsAndPence(monthlyCost)} ${ukTexts.aMonth}`,
    ukTexts.months(months),
    ukTexts.deposit(formatPounds(deposit)),
    ukTexts.quote(reference),
  ];
  return { summary: parts.join(', '), rows: example.map(({ label, value }) => ({ label, value })) };
}
