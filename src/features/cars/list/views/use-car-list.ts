import { useCallback, useEffect, useRef } from 'react';
import type { ListRequest } from '../../../../shared/ui/list-query/list-query-state.ts';
import { useFocusFirstNew } from '../../../../shared/ui/list-query/use-focus-first-new.ts';
import { useListQuery } from '../../../../shared/ui/list-query/use-list-query.ts';
import { useScrollToListTop } from '../../../../shared/ui/list-query/use-scroll-to-list-top.ts';
import type { CarList } from '../car-list.ts';
import type { CarListProps } from '../car-list-props.ts';
import type { FacetValuePath } from '../facet-value-path.ts';
import { fetchLastPage, fetchList } from '../fetch-list.ts';
import type { ShownCars } from '../list-state.ts';
import { toggleValue } from '../toggle.ts';
import { useDrawer } from './use-drawer.ts';

/** The list as it lives in the browser: what it shows, and how a visitor changes that. */
export function useCarList({ start, language }: CarListProps, addressOf: (list: CarList) => string) {
  const { result, shown, failed } = start;
  const drawer = useDrawer();
  const cars = useListQuery<CarList, ShownCars>({
    initial: { query: start.list, data: { result, fromServer: shown, cards: [] }, failed },
    load: (request, _, signal) => loadCars(request, language, signal),
    // Entries that an earlier version of the page wrote lack what it did not know; those are loaded anew.
    historyKey: 'carListWithExclusions',
    urlOf: addressOf,
    takesBack: drawer.takesBack,
  });
  const { query: list } = cars.state;
  const place = useRef<HTMLElement>(null);
  useFocusFirstNew(place, '[data-car]', cars.state);
  const top = useScrollToListTop(place);
  function change(next: CarList) {
    if (drawer.takeEntry()) cars.replace(next);
    else cars.change(next);
    top.show();
  }
  const newest = useRef({ list, change });
  useEffect(() => {
    newest.current = { list, change };
  });
  const toggle = useCallback((value: FacetValuePath) => {
    newest.current.change(toggleValue(newest.current.list, value));
  }, []);
  return {
    state: cars.state,
    drawer,
    place,
    change,
    toggle,
    more: () => cars.more({ ...list, pages: list.pages + 1 }),
    retry: cars.retry,
  };
}

type Language = CarListProps['language'];

async function loadCars(
  { kind, query: list }: ListRequest<CarList>,
  language: Language,
  signal: AbortSignal,
) {
  if (kind === 'reload') {
    const { result, cards } = await fetchList({ list, language, signal });
    return () => ({ result, cards, fromServer: 0 });
  }
  const cards = await fetchLastPage({ list, language, signal });
  return (shown: ShownCars) => ({ ...shown, cards: [...shown.cards, ...cards] });
}
