import { nonBreaking } from '../../../../../shared/ui/non-breaking.ts';
import { onQuoteChanged, quoteToShow } from '../../../../finance/quote-in-view.ts';

/** The monthly cost is that of the calculator in view, as the visitor has set it. */
export function start(place: HTMLElement): void {
  const plain = place.querySelector<HTMLElement>('[data-monthly="plain"]');
  const withExample = place.querySelector<HTMLElement>('[data-monthly="with example"]');
  const summary = withExample?.querySelector('summary');
  const example = withExample?.querySelector('p');
  if (!plain || !withExample || !summary || !example) return;
  const update = () => {
    const quote = quoteToShow();
    if (!quote) return;
    plain.hidden = quote.example !== undefined;
    withExample.hidden = quote.example === undefined;
    plain.textContent = summary.textContent = nonBreaking(quote.monthly);
    example.textContent = quote.example ?? '';
  };
  onQuoteChanged(update);
}
