import { useEffect, useState } from 'react';
import { onQuoteChanged, type QuoteInView, quotesInView } from '../../finance/views/quote-in-view.ts';

/** The quotes that the visitor has worked out on this page; read when the form is sent, too. */
export function useFinanceTerms(): {
  terms: readonly QuoteInView[];
  readTerms: () => readonly QuoteInView[];
} {
  const [terms, setTerms] = useState<readonly QuoteInView[]>([]);
  useEffect(() => {
    const update = () => setTerms(workedOut());
    update();
    return onQuoteChanged(update);
  }, []);
  return { terms, readTerms: workedOut };
}

function workedOut(): readonly QuoteInView[] {
  return quotesInView().filter(({ touched }) => touched);
}
