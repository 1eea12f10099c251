import { useReducer, useRef } from 'react';
import {
  type InitialListQuery,
  initialListState,
  type ListQueryEvent,
  type ListQueryState,
  type ListRequest,
  listReducer,
} from '../list-query-state.ts';
import { useListHistory } from './use-list-history.ts';

interface Options<Query, Data> {
  initial: InitialListQuery<Query, Data>;
  /** Fetches a request's page and returns how it changes what is shown. */
  load: (request: ListRequest<Query>, shown: Data, signal: AbortSignal) => Promise<(shown: Data) => Data>;
  /** The name of the query in the entries of the history. */
  historyKey: string;
  urlOf: (query: Query) => string;
  takesBack?: (() => boolean) | undefined;
}

const SLOW_AFTER_MS = 200;

/** A list that is filtered and continued in place: newest request wins, each query has its entry in the history. */
export function useListQuery<Query, Data>(options: Options<Query, Data>) {
  const { initial, load, historyKey, urlOf, takesBack } = options;
  type State = ListQueryState<Query, Data>;
  const [state, dispatch] = useReducer<State, InitialListQuery<Query, Data>, [ListQueryEvent<Query, Data>]>(
    listReducer,
    initial,
    initialListState,
  );
  const newest = useRef({ number: 0, abort: new AbortController() });

  async function request(kind: ListRequest<Query>['kind'], query: Query) {
    newest.current.abort.abort();
    const abort = new AbortController();
    const number = newest.current.number + 1;
    newest.current = { number, abort };
    const pending = { number, kind, query };
    dispatch({ kind: 'requested', request: pending });
    // Most responses arrive at once; a skeleton that only flashes would disturb.
    const timer = setTimeout(() => dispatch({ kind: 'slow', number }), SLOW_AFTER_MS);
    try {
      const update = await load(pending, state.data, abort.signal);
      dispatch({ kind: 'received', number, update });
    } catch {
      dispatch({ kind: 'failed', number });
    }
    clearTimeout(timer);
  }

  const onReturn = (query: Query) => void request('reload', query);
  const history = useListHistory(historyKey, state.query, urlOf, onReturn, takesBack);
  return {
    state,
    change(query: Query) {
      history.push(query);
      void request('reload', query);
    },
    /** For a query that changes with every letter: the history has one entry for all of them. */
    replace(query: Query) {
      history.replace(query);
      void request('reload', query);
    },
    /** The same query again, because its result depends on something that has changed. */
    reload() {
      void request('reload', state.query);
    },
    /** The next page. `query` is what a reload must ask for to show the same. */
    more(query: Query) {
      if (state.pending) return;
      history.replace(query);
      void request('more', query);
    },
    retry() {
      if (state.failed) void request(state.failed.kind, state.failed.query);
    },
  };
}
