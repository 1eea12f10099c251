import { useEffect, useEffectEvent, useRef } from 'react';
import { type LocatorAddress, readLocatorAddress, writeLocatorAddress } from '../locator-address.ts';
import { type LocatorQuery, parseLocatorQuery } from '../locator-query.ts';

/** What a change of the address is worth: an entry to go back to, or the same entry with more in it. */
type Entry = Pick<LocatorAddress, 'query' | 'station' | 'view'>;

/**
 * Keeps the search, the chosen location and the map in the address, so that a reload, Back and a link bring them back.
 * A search or a choice has its own entry in the history; a moved map or more cards change the one there is.
 */
export function useLocatorAddress(
  address: LocatorAddress,
  onRestore: (address: LocatorAddress) => void,
): void {
  const entry = useRef<string>(undefined);
  const restore = useEffectEvent(() => onRestore(fromLocation()));
  const written = useEffectEvent(() => writeLocatorAddress(address, location.search));
  const key = JSON.stringify([address]);
  const entryKey = JSON.stringify(entryOf(address));

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the address changes
  useEffect(() => {
    const search = written();
    const isSame = entry.current === undefined || entry.current === entryKey;
    entry.current = entryKey;
    if (search === location.search) return;
    const url = `${location.pathname}${search}${location.hash}`;
    if (isSame) history.replaceState(history.state, '', url);
    else history.pushState(history.state, '', url);
  }, [key, entryKey]);

  useEffect(() => {
    const onPop = () => {
      const back = fromLocation();
      entry.current = JSON.stringify(entryOf(back));
      restore();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
}

function entryOf({ query, station, view }: LocatorAddress): Entry {
  return { query, station, view };
}

/** Everything the address says; a place without coordinates was looked up by the server and is written with them. */
export function fromLocation(): LocatorAddress {
  const params = new URLSearchParams(location.search);
  const lists = Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]));
  const { term, at, area, filters } = parseLocatorQuery(lists);
  const query: LocatorQuery = {
    near: at && term ? { label: term, coordinates: at } : undefined,
    area,
    filters,
  };
  const shown = /^\d{1,5}$/.test(params.get('show') ?? '') ? Number(params.get('show')) : undefined;
  return { ...readLocatorAddress(location.search), query, shown };
}
