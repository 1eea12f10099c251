import type { CalculationSettings } from './plans/all-plans.ts';

/** A quote as a calculator of the page shows it. */
export type QuoteInView = {
  /** In one line: product, monthly cost and terms. */
  summary: string;
  /** '3 412 kr/mån' */
  monthly: string;
  /** The representative example, where one has to stand beside the monthly cost. */
  example: string | undefined;
  settings: CalculationSettings;
  /** The visitor has changed something. */
  touched: boolean;
};

/** Dispatched on the document when a quote changes, or another one comes into view. */
const QUOTE_CHANGED = 'forecourt:finance';

/**
 * Calculators, contact form and buy bar are hydrated each on its own and in any order, so quotes are handed over in the
 * document: as attributes of the element that shows them.
 */
export function quoteAttributes({ summary, monthly, example, settings, touched }: QuoteInView) {
  return {
    'data-finance-summary': summary,
    'data-finance-monthly': monthly,
    'data-finance-example': example,
    'data-finance-settings': JSON.stringify(settings),
    'data-finance-touched': touched ? '' : undefined,
  };
}

/** The quotes of all calculators that are not behind another tab. */
export function quotesInView(): QuoteInView[] {
  const marked = document.querySelectorAll<HTMLElement>('[data-finance-settings]');
  return [...marked]
    .filter((element) => !element.closest('[hidden]'))
    .map(({ dataset }) => ({
      summary: dataset['financeSummary'] ?? '',
      monthly: dataset['financeMonthly'] ?? '',
      example: dataset['financeExample'],
      settings: JSON.parse(dataset['financeSettings'] ?? '{}') as CalculationSettings,
      touched: dataset['financeTouched'] !== undefined,
    }));
}

/** The one that the visitor has changed, else the first. */
export function quoteToShow(): QuoteInView | undefined {
  const quotes = quotesInView();
  return quotes.find(({ touched }) => touched) ?? quotes[0];
}

export function announceQuote(): void {
  document.dispatchEvent(new CustomEvent(QUOTE_CHANGED));
}

export function onQuoteChanged(update: () => void): () => void {
  document.addEventListener(QUOTE_CHANGED, update);
  return () => document.removeEventListener(QUOTE_CHANGED, update);
}
