import { useEffect, useState } from 'react';

/**
 * The visitor's finance calculations on this page: each calculator writes a sentence into `data-finance-summary` and
 * dispatches the event. Read from the DOM, because the form may be hydrated after them.
 */
export const FINANCE_CHANGED = 'forecourt:finance';

export function useFinanceTerms(): { terms: readonly string[]; readTerms: () => readonly string[] } {
  const [terms, setTerms] = useState<readonly string[]>([]);
  useEffect(() => {
    const update = () => setTerms(termsOnPage());
    update();
    document.addEventListener(FINANCE_CHANGED, update);
    return () => document.removeEventListener(FINANCE_CHANGED, update);
  }, []);
  return { terms, readTerms: termsOnPage };
}

function termsOnPage(): readonly string[] {
  const marked = document.querySelectorAll<HTMLElement>('[data-finance-summary]');
  return [...marked].flatMap(({ dataset }) => dataset['financeSummary'] || []);
}
