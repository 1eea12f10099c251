import { useCallback, useEffect, useState } from 'react';
import { reportClientError } from '../../../../shared/platform/report-client-error.ts';
import type { CarCardData } from '../../card/card.ts';
import { fetchCars } from '../../card/fetch-cars.ts';

/** A car whose number finds nothing is sold. */
export type CardsById = ReadonlyMap<string, CarCardData | 'sold'>;

/** The cards of these cars; each is fetched once, however often the list changes. */
export function useCards(ids: readonly string[], language: string) {
  const [found, setFound] = useState<CardsById>(new Map());
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const missing = ids.filter((id) => !found.has(id)).join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is another query
  useEffect(() => {
    if (missing === '') return;
    const asked = missing.split(',');
    let isLate = false;
    fetchCars(asked, 'cards', language).then(
      (cards) => {
        if (isLate) return;
        setFailed(false);
        setFound((before) => new Map([...before, ...asked.map((id) => [id, cardIn(cards, id)] as const)]));
      },
      (problem) => {
        reportClientError('SAVED_CARS_FAILED', 'saved-cars', problem);
        if (!isLate) setFailed(true);
      },
    );
    return () => {
      isLate = true;
    };
  }, [missing, language, tries]);
  const again = useCallback(() => {
    setFailed(false);
    setTries((before) => before + 1);
  }, []);
  return { found, isWaiting: missing !== '', failed, again };
}

function cardIn(cards: readonly CarCardData[], id: string): CarCardData | 'sold' {
  return cards.find((card) => card.id === id) ?? 'sold';
}
