import { useEffect, useRef } from 'react';
import type { CarList } from '../car-list.ts';

/** Each choice pushes its list to the history; going back loads the list of that entry. */
export function useListHistory(
  list: CarList,
  addressOf: (list: CarList) => string,
  onReturn: (list: CarList) => void,
) {
  const now = useRef({ list, onReturn });
  now.current = { list, onReturn };

  useEffect(() => {
    history.replaceState({ ...history.state, carList: now.current.list }, '');
    let address = location.pathname + location.search;
    const onPop = ({ state }: PopStateEvent) => {
      const before = address;
      address = location.pathname + location.search;
      if (isListState(state)) now.current.onReturn(state.carList);
      // A step that is not ours: an anchor of this page, or another page altogether.
      else if (before !== address) location.reload();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);

  return {
    push: (next: CarList) => history.pushState({ carList: next }, '', addressOf(next)),
    replace: (next: CarList) => history.replaceState({ carList: next }, '', addressOf(next)),
  };
}

function isListState(state: unknown): state is { carList: CarList } {
  return typeof state === 'object' && state !== null && 'carList' in state;
}
