import { useEffect, useState } from 'react';
import type { CarList } from '../car-list.ts';
import type { CarListProps } from '../car-list-props.ts';
import { fetchCount } from '../fetch-list.ts';
import { type Relaxation, relaxable, suggestRelaxations } from '../filter-relaxation.ts';
import type { ListContextValue } from './list-context.ts';

/** Found out on the server for the first list, and here for every further one that turns out empty. */
export function useFilterRelaxation(
  props: CarListProps,
  tools: ListContextValue,
  isEmpty: boolean,
): readonly Relaxation[] {
  const { list } = tools;
  const [found, setFound] = useState<{ list: CarList; ways: readonly Relaxation[] }>({
    list: props.start.list,
    ways: props.relaxations,
  });
  const isKnown = found.list === list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list alone decides
  useEffect(() => {
    if (!isEmpty || isKnown) return undefined;
    const request = new AbortController();
    suggestRelaxations(relaxable(list, tools), ({ remaining }) => fetchCount(remaining, request.signal)).then(
      (ways) => setFound({ list, ways }),
      // Without suggestions the empty list still links to all cars.
      () => {},
    );
    return () => request.abort();
  }, [list, isEmpty, isKnown]);
  return isKnown ? found.ways : [];
}
