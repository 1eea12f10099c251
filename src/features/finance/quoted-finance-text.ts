import type { Language } from '../../shared/sites/languages.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import { planOf, type QuotedFinance } from './plans/all-plans.ts';
import type { QuotedFinanceText } from './quoted-finance.ts';

/** A stored quote in the words of its plan; of one that is no longer offered, its name. */
export function quotedFinanceText(quote: QuotedFinance, texts: Texts, language: Language): QuotedFinanceText {
  return planOf(quote.product)?.quoteText(quote, texts, language) ?? { summary: quote.product, rows: [] };
}
