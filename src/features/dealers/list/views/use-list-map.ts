import { useEffect, useState } from 'react';
import type { MapPosition } from '../../../../shared/maps/map-position.ts';
import { closedMap, type DealerMap, readDealerMap, writeDealerMap } from '../dealer-map-address.ts';

/** Keeps the map in the address: opening it or choosing on it is an entry of the history, moving it changes the one there is. */
export function useListMap() {
  const [map, setMap] = useState<DealerMap>(closedMap);
  useEffect(() => {
    const read = () => setMap(readDealerMap(location.search));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  function write(next: DealerMap, entry: 'pushState' | 'replaceState') {
    setMap(next);
    const search = writeDealerMap(next, location.search);
    if (search !== location.search)
      history[entry](history.state, '', `${location.pathname}${search}${location.hash}`);
  }

  return {
    ...map,
    toggle: () => write({ ...closedMap, isOpen: !map.isOpen }, 'pushState'),
    choose: (activeId: string | undefined) => write({ ...map, activeId, moved: undefined }, 'pushState'),
    move: (moved: MapPosition) => write({ ...map, moved }, 'replaceState'),
    /** Another list: the map shows what it found. Its address has left these keys out. */
    forget: () => setMap({ ...closedMap, isOpen: map.isOpen }),
  };
}

export type ListMapController = ReturnType<typeof useListMap>;
