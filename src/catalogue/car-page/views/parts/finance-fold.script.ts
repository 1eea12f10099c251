import { onQuoteChanged, quotesInView } from '../../../../finance/views/quote-in-view.ts';
import { nonBreaking } from '../../../../ui/non-breaking.ts';

/** From this width on the stylesheet shows the calculators without the line. */
const WIDE = '(width >= 64rem)';

/** Opens the calculators on wide screens, also after the screen was turned, and keeps the line's figure up to date. */
export function start(fold: HTMLElement): void {
  if (!(fold instanceof HTMLDetailsElement)) return;
  const wide = matchMedia(WIDE);
  const openWhereWide = () => {
    if (wide.matches) fold.open = true;
  };
  openWhereWide();
  wide.addEventListener('change', openWhereWide);
  onQuoteChanged(() => showQuote(fold));
}

function showQuote(fold: HTMLElement): void {
  const quotes = quotesInView();
  const quote = quotes.find(({ touched }) => touched) ?? quotes[0];
  const figure = fold.querySelector('[data-figure]');
  const example = fold.querySelector('[data-example]');
  if (!quote || !figure || !example) return;
  figure.textContent = nonBreaking(quote.monthly);
  example.textContent = quote.example ?? '';
}
