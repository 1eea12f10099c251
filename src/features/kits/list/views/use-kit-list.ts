import { useCallback, useEffect, useRef } from 'react';
import type { ListRequest } from '../../../../shared/ui/list-query/list-query-state.ts';
import { useFocusFirstNew } from '../../../../shared/ui/list-query/use-focus-first-new.ts';
import { useListQuery } from '../../../../shared/ui/list-query/use-list-query.ts';
import { useScrollToListTop } from '../../../../shared/ui/list-query/use-scroll-to-list-top.ts';
import { fetchKits, fetchLastPage } from '../fetch-kits.ts';
import { type Choice, type KitList, toggleChoice } from '../kit-list.ts';
import type { FoundPage, KitListProps } from '../kit-list-props.ts';
import { useStoredCar } from './use-stored-car.ts';

/** The list as it lives in the browser: what it shows, and how a visitor changes that. */
export function useKitList({ start }: KitListProps, addressOf: (list: KitList) => string) {
  const kits = useListQuery<KitList, FoundPage>({
    initial: { query: start.list, data: { result: start.result, kits: start.kits }, failed: start.failed },
    load: (request, _, signal) => loadKits(request, signal),
    historyKey: 'kitList',
    urlOf: addressOf,
  });
  const { query: list } = kits.state;
  const place = useRef<HTMLElement>(null);
  useFocusFirstNew(place, '[data-kit]', kits.state);
  const top = useScrollToListTop(place);
  function change(next: KitList) {
    kits.change(next);
    top.show();
  }
  useStoredCar(kits);
  const newest = useRef({ list, change });
  useEffect(() => {
    newest.current = { list, change };
  });
  const toggle = useCallback((choice: Choice) => {
    newest.current.change(toggleChoice(newest.current.list, choice));
  }, []);
  return {
    state: kits.state,
    place,
    change,
    toggle,
    more: () => kits.more({ ...list, pages: list.pages + 1 }),
    retry: kits.retry,
  };
}

async function loadKits({ kind, query: list }: ListRequest<KitList>, signal: AbortSignal) {
  if (kind === 'reload') {
    const found = await fetchKits(list, signal);
    return () => found;
  }
  const page = await fetchLastPage(list, signal);
  return (shown: FoundPage) => ({ ...shown, kits: [...shown.kits, ...page.kits] });
}
