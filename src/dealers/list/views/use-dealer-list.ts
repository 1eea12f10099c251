import { useEffect, useRef } from 'react';
import type { Coordinates } from '../../../platform/coordinates.ts';
import type { ListRequest } from '../../../ui/list-query/list-query-state.ts';
import { useFocusFirstNew } from '../../../ui/list-query/use-focus-first-new.ts';
import { useListQuery } from '../../../ui/list-query/use-list-query.ts';
import type { DealerList } from '../dealer-list.ts';
import type { DealerListProps, ShownDealers } from '../dealer-list-props.ts';
import { dealerListUrl } from '../dealer-list-url.ts';
import { type FetchOptions, fetchDealers, fetchLastPage } from '../fetch-dealers.ts';

/** The list as it lives in the browser: what it shows, and how a visitor changes that. */
export function useDealerList({ initial, language }: DealerListProps, near: Coordinates | undefined) {
  const nearRef = useRef(near);
  const dealers = useListQuery<DealerList, ShownDealers>({
    initial: { query: initial.list, data: initial.shown, failed: initial.failed },
    load: (request, _, signal) => loadDealers(request, { near: nearRef.current, language, signal }),
    historyKey: 'dealerList',
    urlOf: (list) => dealerListUrl(location.pathname, list, location.search),
  });
  const containerRef = useRef<HTMLDivElement>(null);
  useFocusFirstNew(containerRef, '[data-dealership]', dealers.state);
  const reload = useRef(dealers.reload);
  useEffect(() => {
    reload.current = dealers.reload;
  });
  // The server does not know the visitor's place: the order is another one as soon as there is one.
  useEffect(() => {
    if (nearRef.current === near) return;
    nearRef.current = near;
    reload.current();
  }, [near]);
  const { query: list } = dealers.state;
  return {
    ...dealers,
    containerRef,
    more: () => dealers.more({ ...list, pages: list.pages + 1 }),
  };
}

async function loadDealers({ kind, query }: ListRequest<DealerList>, options: FetchOptions) {
  if (kind === 'reload') {
    const shown = await fetchDealers(query, options);
    return () => shown;
  }
  const cards = await fetchLastPage(query, options);
  return (shown: ShownDealers) => ({ ...shown, cards: [...shown.cards, ...cards] });
}
