import { useEffect, useRef } from 'react';

/** Each query gets an entry in the history; going back loads the query of that entry. */
export function useListHistory<Query>(
  key: string,
  query: Query,
  urlOf: (query: Query) => string,
  onReturn: (query: Query) => void,
  /** Whether Back was meant for something that covers the list, such as a drawer: then the list stays as it is. */
  takesBack: () => boolean = () => false,
) {
  const now = useRef({ query, onReturn, takesBack });
  now.current = { query, onReturn, takesBack };

  // biome-ignore lint/correctness/useExhaustiveDependencies: how a query becomes an address never changes
  useEffect(() => {
    history.replaceState({ ...history.state, [key]: now.current.query }, '');
    let address = location.pathname + location.search;
    const onPop = ({ state }: PopStateEvent) => {
      const before = address;
      address = location.pathname + location.search;
      if (isEntryOf(key, state) && now.current.takesBack()) {
        const { query: shown } = now.current;
        if (JSON.stringify(state[key]) !== JSON.stringify(shown))
          history.pushState({ ...state, [key]: shown }, '', urlOf(shown));
        address = location.pathname + location.search;
      } else if (isEntryOf(key, state)) now.current.onReturn(state[key] as Query);
      // An entry that is not ours: an anchor of this page, or another page altogether.
      else if (before !== address) location.reload();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [key]);

  return {
    push: (next: Query) => history.pushState({ ...history.state, [key]: next }, '', urlOf(next)),
    replace: (next: Query) => history.replaceState({ ...history.state, [key]: next }, '', urlOf(next)),
  };
}

function isEntryOf(key: string, state: unknown): state is Record<string, unknown> {
  return typeof state === 'object' && state !== null && key in state;
}
