import { useEffect, useState } from 'react';
import type { CarList } from '../car-list.ts';
import { fetchCount } from '../fetch-list.ts';
import { type Relaxation, relaxable, suggestRelaxations } from '../filter-relaxation.ts';
import type { CarListTools } from './car-list-tools.ts';

type Found = { list: CarList; ways: readonly Relaxation[] };

/** Found out on the server for the first list, and here for every further one that turns out empty. */
export function useFilterRelaxation(first: Found, tools: CarListTools): readonly Relaxation[] {
  const { list } = tools;
  const [found, setFound] = useState(first);
  const isKnown = found.list === list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list alone decides
  useEffect(() => {
    if (isKnown) return undefined;
    const request = new AbortController();
    suggestRelaxations(relaxable(list, tools), ({ remaining }) => fetchCount(remaining, request.signal)).then(
      (ways) => setFound({ list, ways }),
      // Without suggestions the empty list still links to all cars.
      () => {},
    );
    return () => request.abort();
  }, [list, isKnown]);
  return isKnown ? found.ways : [];
}
