import { nonBreaking } from '../../../shared/ui/non-breaking.ts';
import { onQuoteChanged, quoteToShow } from '../quote-in-view.ts';

/** From this width on the stylesheet shows the calculators without the line. */
const WIDE = '(width >= 64rem)';

/** Opens the calculators on wide screens, also after the screen was turned, and keeps the line's figure up to date. */
export function start(disclosure: HTMLElement): void {
  if (!(disclosure instanceof HTMLDetailsElement)) return;
  const wide = matchMedia(WIDE);
  const openWhereWide = () => {
    if (wide.matches) disclosure.open = true;
  };
  openWhereWide();
  wide.addEventListener('change', openWhereWide);
  onQuoteChanged(() => showQuote(disclosure));
}

function showQuote(disclosure: HTMLElement): void {
  const quote = quoteToShow();
  const figure = disclosure.querySelector('[data-figure]');
  const example = disclosure.querySelector('[data-example]');
  if (!quote || !figure || !example) return;
  figure.textContent = nonBreaking(quote.monthly);
  example.textContent = quote.example ?? '';
}
