import type { Language } from '../../shared/sites/languages.ts';
import { carIndexName, type Site } from '../../shared/sites/site.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import type { CalculationSettings, QuotedFinance } from '../finance/plans/all-plans.ts';
import { quotedFinanceText } from '../finance/quoted-finance-text.ts';
import type { LeadMailRow } from './delivery/lead-mail.ts';
import type { FormContext } from './form-kind.ts';

type StoredFinance = readonly (QuotedFinance | string)[];

/** The figures of a visitor's quotes, calculated anew; where that fails, the lead goes without them. */
export async function quotesForLead(
  settings: readonly CalculationSettings[],
  carId: string,
  { site, quotes, log }: FormContext,
): Promise<readonly QuotedFinance[]> {
  const car = { index: carIndexName(site), id: carId };
  const found = await Promise.all(
    settings.map((each) =>
      quotes?.forCar(each, car).catch((error: unknown) => {
        const facts = { code: 'LEAD_QUOTE_FAILED', site: site.name, car: carId, settings: each, error };
        log.error(facts, 'the lead is stored without its quote');
        return undefined;
      }),
    ),
  );
  return found.filter((quote) => quote !== undefined);
}

/** For the seller, in the site's own language: a row for each quote. */
export function financeRows(finance: StoredFinance, site: Site, texts: Texts): LeadMailRow[] {
  const label = texts('leadTerms');
  return finance.map((quote) =>
    typeof quote === 'string' ? { label, value: quote } : quoteRow(quote, label, texts, site.languages[0]),
  );
}

/** A quote with the terms behind its monthly cost. */
export function quoteRow(quote: QuotedFinance, label: string, texts: Texts, language: Language): LeadMailRow {
  const { summary, rows } = quotedFinanceText(quote, texts, language);
  return { label, value: summary, more: rows.map((row) => `${row.label}: ${row.value}`) };
}

/** The same as lines of text. */
export function financeLines(finance: StoredFinance, site: Site, texts: Texts): string[] {
  return financeRows(finance, site, texts).flatMap(({ value, more = [] }) => [value, ...more]);
}

/** For other systems: the figures with their summary. */
export function financeForWebhook(finance: StoredFinance, site: Site, texts: Texts): readonly object[] {
  return finance.map((quote) =>
    typeof quote === 'string'
      ? { text: quote }
      : { ...quote, text: quotedFinanceText(quote, texts, site.languages[0]).summary },
  );
}
