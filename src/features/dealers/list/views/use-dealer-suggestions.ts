import { useEffect, useState } from 'react';
import type { Language } from '../../../../shared/sites/languages.ts';
import type { DealershipCardData } from '../../dealership-card.ts';
import { unfilteredDealers } from '../dealer-list.ts';
import { fetchDealers } from '../fetch-dealers.ts';

const TYPING_PAUSE_MS = 250;
const MIN_LETTERS = 2;
const MAX_SUGGESTIONS = 3;

/** Dealerships of any filter that have what is typed; their pages are one press away. */
export function useDealerSuggestions(typed: string, language: Language): readonly DealershipCardData[] {
  const [found, setFound] = useState<readonly DealershipCardData[]>([]);
  const keyphrase = typed.trim();
  useEffect(() => {
    if (keyphrase.length < MIN_LETTERS) return setFound([]);
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const list = { ...unfilteredDealers, keyphrase };
        const { cards } = await fetchDealers(list, 0, { language, signal: abort.signal });
        setFound(cards.slice(0, MAX_SUGGESTIONS));
      } catch {
        // Places are suggested all the same, and Enter still searches.
        if (!abort.signal.aborted) setFound([]);
      }
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [keyphrase, language]);
  return found;
}
