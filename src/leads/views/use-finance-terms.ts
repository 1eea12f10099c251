import { useEffect, useState } from 'react';

/**
 * What the visitor has worked out on this page: the calculators write it, a sentence each, into a
 * `data-finance-summary` and say so with the event. Read from the page, for the form may wake after them.
 */
export const FINANCE_CHANGED = 'forecourt:finance';

export function useFinanceTerms(): { shown: readonly string[]; now: () => readonly string[] } {
  const [shown, setShown] = useState<readonly string[]>([]);
  useEffect(() => {
    const look = () => setShown(termsOnPage());
    look();
    document.addEventListener(FINANCE_CHANGED, look);
    return () => document.removeEventListener(FINANCE_CHANGED, look);
  }, []);
  return { shown, now: termsOnPage };
}

function termsOnPage(): readonly string[] {
  const marked = document.querySelectorAll<HTMLElement>('[data-finance-summary]');
  return [...marked].flatMap(({ dataset }) => dataset['financeSummary'] || []);
}
