import { useEffect, useState } from 'react';
import { onQuoteChanged, type QuoteInView, quotesInView } from '../../../finance/quote-in-view.ts';

/**
 * The quotes that go with the form: those that the visitor has worked out, and the one in view for somebody who asks for
 * a quote, applies or reserves. Somebody who came by a quote's link has left its calculator behind.
 */
export function useFinanceTerms(): (asksForQuote: boolean) => readonly QuoteInView[] {
  const [inView, setInView] = useState<readonly QuoteInView[]>([]);
  useEffect(() => {
    const update = () => setInView(quotesInView());
    update();
    return onQuoteChanged(update);
  }, []);
  return (asksForQuote) => {
    const workedOut = inView.filter(({ touched }) => touched);
    if (workedOut.length > 0 || !asksForQuote) return workedOut;
    return inView.length > 0 ? inView.slice(0, 1) : linkedQuote();
  };
}

function linkedQuote(): QuoteInView[] {
  if (typeof location === 'undefined') return [];
  const reference = new URLSearchParams(location.search).get('quoteRef');
  if (!reference) return [];
  const settings = { product: 'uk finance', reference } as const;
  return [{ summary: reference, monthly: '', example: undefined, settings, touched: true }];
}
