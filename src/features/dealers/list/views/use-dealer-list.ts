import { useEffect, useEffectEvent, useRef } from 'react';
import { useFacetedList } from '../../../../shared/faceted-list/views/use-faceted-list.ts';
import { readChosenPlace, writeChosenPlace } from '../../../../shared/maps/chosen-place.ts';
import { type DealerList, dealerListDeclaration } from '../dealer-list.ts';
import type { DealerListProps, ShownDealers } from '../dealer-list-props.ts';
import { dealerListUrl } from '../dealer-list-url.ts';
import { readDealerMap } from '../dealer-map-address.ts';
import { fetchDealers } from '../fetch-dealers.ts';
import { roughly } from '../read-search.ts';

/** The list in the browser, with the place that this visit is about. */
export function useDealerList({ initial, language, texts }: DealerListProps, onChange: () => void) {
  const dealers = useFacetedList<DealerList, ShownDealers>({
    declaration: dealerListDeclaration,
    language,
    texts,
    initial: { query: initial.list, data: initial.shown, failed: initial.failed },
    fetchPage: (list, page, signal) => fetchDealers(list, page, { language, signal }),
    historyKey: 'dealerListByField',
    addressOf: (list) => dealerListUrl(location.pathname, list, location.search),
    cardSelector: '[data-dealership]',
    onChange,
    staysInPlace: true,
  });
  const { near } = dealers.state.query;
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
  return dealers;
}
