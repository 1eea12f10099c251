import { useEffect, useEffectEvent, useRef } from 'react';
import { readChosenPlace, writeChosenPlace } from '../../../../shared/maps/chosen-place.ts';
import type { ListRequest } from '../../../../shared/ui/list-query/list-query-state.ts';
import { useFocusFirstNew } from '../../../../shared/ui/list-query/use-focus-first-new.ts';
import { useListQuery } from '../../../../shared/ui/list-query/use-list-query.ts';
import type { DealerList } from '../dealer-list.ts';
import type { DealerListProps, ShownDealers } from '../dealer-list-props.ts';
import { dealerListUrl } from '../dealer-list-url.ts';
import { readDealerMap } from '../dealer-map-address.ts';
import { type FetchOptions, fetchDealers, fetchLastPage } from '../fetch-dealers.ts';
import { roughly } from '../read-search.ts';

/** The list as it lives in the browser: what it shows, and how a visitor changes that. */
export function useDealerList({ initial, language }: DealerListProps) {
  const dealers = useListQuery<DealerList, ShownDealers>({
    initial: { query: initial.list, data: initial.shown, failed: initial.failed },
    load: (request, _, signal) => loadDealers(request, { language, signal }),
    historyKey: 'dealerList',
    urlOf: (list) => dealerListUrl(location.pathname, list, location.search),
  });
  const containerRef = useRef<HTMLDivElement>(null);
  useFocusFirstNew(containerRef, '[data-dealership]', dealers.state);
  const { query: list } = dealers.state;
  const { near } = list;
  const replace = useEffectEvent((next: DealerList) => dealers.replace(next));
  // A place that was named on another page of this visit, where the address says nothing else.
  useEffect(() => {
    const { list: first } = initial;
    const map = readDealerMap(location.search);
    const place = first.near || first.keyphrase || map.isOpen ? undefined : readChosenPlace();
    if (place) replace({ ...first, near: roughly(place) });
  }, [initial]);
  const before = useRef(near);
  useEffect(() => {
    if (near || before.current) writeChosenPlace(near);
    before.current = near;
  }, [near]);
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
