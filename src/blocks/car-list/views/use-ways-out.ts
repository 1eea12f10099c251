import { useEffect, useState } from 'react';
import { askCount } from '../../../catalogue/list/ask-list.ts';
import type { CarList } from '../../../catalogue/list/car-list.ts';
import { chipsOf } from '../../../catalogue/list/chips.ts';
import { type WayOut, waysOut } from '../../../catalogue/list/relax.ts';
import type { CarListProps } from '../list-props.ts';
import type { ListTools } from './list-context.ts';

/** Found out on the server for the first list, and here for every further one that turns out empty. */
export function useWaysOut(props: CarListProps, tools: ListTools, isEmpty: boolean): readonly WayOut[] {
  const { list } = tools;
  const [found, setFound] = useState<{ list: CarList; ways: readonly WayOut[] }>({
    list: props.start.list,
    ways: props.waysOut,
  });
  const isKnown = found.list === list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list alone decides
  useEffect(() => {
    if (!isEmpty || isKnown) return undefined;
    const request = new AbortController();
    waysOut(chipsOf(list, tools), ({ left }) => askCount(left, request.signal)).then(
      (ways) => setFound({ list, ways }),
      // The list says that nothing was found, and how to start again; that will do.
      () => {},
    );
    return () => request.abort();
  }, [list, isEmpty, isKnown]);
  return isKnown ? found.ways : [];
}
