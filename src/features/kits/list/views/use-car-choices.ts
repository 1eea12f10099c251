import { useEffect, useState } from 'react';
import type { CarPath } from '../../car-types.ts';
import { fetchCarChoices } from '../fetch-kits.ts';

type Choice = { text: string; children: readonly Choice[] };
type Loaded = { key: string; choices: readonly Choice[] | undefined };

/** What can be chosen after this much of a car; nothing while it is loading. */
export function useCarChoices(car: CarPath) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${car.join('>')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has all of it
  useEffect(() => {
    const request = new AbortController();
    fetchCarChoices(car, request.signal).then(
      (found) => setLoaded({ key, choices: found.map(({ text }) => ({ text, children: [] })) }),
      () => !request.signal.aborted && setLoaded({ key, choices: undefined }),
    );
    return () => request.abort();
  }, [key]);
  const now = loaded?.key === key ? loaded : undefined;
  return {
    choices: now?.choices,
    failed: now !== undefined && !now.choices,
    retry: () => setAttempt(attempt + 1),
  };
}
