import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { FacetValuePath } from '../../phrase-to-filters.ts';
import type { CarList } from '../car-list.ts';
import type { CarListProps } from '../car-list-props.ts';
import { fetchLastPage, fetchList } from '../fetch-list.ts';
import { initialState, type ListRequest, type ListState, listReducer } from '../list-state.ts';
import { toggleValue } from '../toggle.ts';
import { useListHistory } from './use-list-history.ts';
import { useScrollToListTop } from './use-scroll-to-list-top.ts';

const SLOW_AFTER_MS = 200;

/** The list as it lives in the browser: what it shows, and how a visitor changes that. */
export function useCarList({ start, language }: CarListProps, addressOf: (list: CarList) => string) {
  const [state, dispatch] = useReducer(listReducer, start, initialState);
  const newest = useRef({ number: 0, request: new AbortController() });

  async function request(kind: ListRequest['kind'], list: CarList) {
    newest.current.request.abort();
    const request = new AbortController();
    const number = newest.current.number + 1;
    newest.current = { number, request };
    dispatch({ kind: 'requested', question: { number, kind }, list });
    // Most responses arrive at once; a skeleton that only flashes would disturb.
    const waiting = setTimeout(() => dispatch({ kind: 'slow', number }), SLOW_AFTER_MS);
    const pending = { list, language, signal: request.signal };
    try {
      if (kind === 'reload') dispatch({ kind: 'received', number, ...(await fetchList(pending)) });
      else dispatch({ kind: 'received', number, cards: await fetchLastPage(pending) });
    } catch {
      dispatch({ kind: 'failed', number });
    }
    clearTimeout(waiting);
  }

  const history = useListHistory(state.list, addressOf, (list) => void request('reload', list));
  const place = useFocusFirstNewCar(state);
  const top = useScrollToListTop(place);
  function change(list: CarList) {
    history.push(list);
    void request('reload', list);
    top.show();
  }
  const newestChange = useRef({ list: state.list, change });
  useEffect(() => {
    newestChange.current = { list: state.list, change };
  });
  const toggle = useCallback((value: FacetValuePath) => {
    const { list, change: choose } = newestChange.current;
    choose(toggleValue(list, value));
  }, []);
  return {
    state,
    place,
    change,
    toggle,
    more() {
      if (state.pending) return;
      const list = { ...state.list, pages: state.list.pages + 1 };
      history.replace(list);
      void request('more', list);
    },
    again() {
      if (state.failed) void request(state.failed, state.list);
    },
  };
}

/** After loading more, focus moves to the first new car, for the button has moved or is gone. */
function useFocusFirstNewCar({ cards, pending }: ListState) {
  const place = useRef<HTMLElement>(null);
  const before = useRef<number>(undefined);
  const kind = pending?.kind;
  useEffect(() => {
    if (kind === 'more') before.current = place.current?.querySelectorAll('[data-car]').length;
    if (kind === 'reload') before.current = undefined;
  }, [kind]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new cards that make it look
  useEffect(() => {
    if (before.current === undefined) return;
    const first = place.current?.querySelectorAll('[data-car]')[before.current];
    first?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    before.current = undefined;
  }, [cards]);
  return place;
}
