import { useEffect, useReducer, useRef, useState } from 'react';
import { fetchStories } from '../fetch-stories.ts';
import type { StoriesListProps } from '../list-props.ts';
import { initialListState, type ListRequest, type ListState, listReducer, listUrl } from '../list-state.ts';
import { STORIES_PAGE_SIZE } from '../page-size.ts';

/** The state of the list in the browser, and the actions of the visitor. */
export function useStoriesList(props: StoriesListProps) {
  const [state, dispatch] = useReducer(listReducer, props.initial, initialListState);
  const latest = useRef({ number: 0, request: new AbortController() });

  async function load(kind: ListRequest['mode'], chosen: readonly string[], cursor?: string) {
    latest.current.request.abort();
    const request = new AbortController();
    const number = latest.current.number + 1;
    latest.current = { number, request };
    dispatch({ kind: 'requested', request: { number, mode, selectedTags, cursor } });
    try {
      const run = await fetchStories(toRequest(props, chosen, cursor), props.tags, request.signal);
      dispatch({ kind: 'received', number, slice: run });
    } catch {
      dispatch({ kind: 'failed', number });
    }
  }

  useEffect(() => {
    const onReturn = () => {
      const query = new URLSearchParams(location.search);
      const chosen = query.getAll('tag').filter((key) => props.chips.some((chip) => chip.key === key));
      void load('replace', chosen, query.get('after') ?? undefined);
    };
    addEventListener('popstate', onReturn);
    return () => removeEventListener('popstate', onReturn);
  });

  return {
    state,
    slow: useSlowPending(state.pending),
    containerRef: useFocusOnFirstNew(state),
    choose(chosen: readonly string[]) {
      history.pushState(null, '', listUrl(location.pathname, chosen, undefined, location.search));
      void load('replace', chosen);
    },
    more() {
      if (!state.pending) void load('append', state.selectedTags, state.endCursor);
    },
    again() {
      if (state.failed) void load(state.failed.mode, state.failed.selectedTags, state.failed.cursor);
    },
  };
}

/** A highlighted story comes on top of a page of four. */
function toRequest(props: StoriesListProps, chosen: readonly string[], cursor: string | undefined) {
  const { datasource, language, chips } = props;
  const highlighted = props.highlight && chosen.length === 0 && cursor === undefined;
  return {
    datasource,
    language,
    limit: STORIES_PAGE_SIZE + (highlighted ? 1 : 0),
    cursor,
    tags: chips.filter(({ key }) => chosen.includes(key)).map(({ id }) => id),
  };
}

const SLOW_AFTER_MS = 200;

/** Most responses arrive at once: skeletons that only flash would disturb more than they help. */
function useSlowPending(asked: ListRequest | undefined): boolean {
  const [slow, setSlow] = useState<number>();
  const number = asked?.mode === 'replace' ? asked.number : undefined;
  useEffect(() => {
    if (number === undefined) return undefined;
    const timer = setTimeout(() => setSlow(number), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return number !== undefined && slow === number;
}

/** Moves the focus to the first new story: the button that was pressed has moved down, or is gone. */
function useFocusOnFirstNew({ cards, firstNewIndex: newFrom }: ListState) {
  const container = useRef<HTMLDivElement>(null);
  const first = newFrom === undefined ? undefined : cards[newFrom]?.id;
  useEffect(() => {
    if (first === undefined) return;
    const story = container.current?.querySelector<HTMLElement>(`[data-story="${CSS.escape(first)}"] a`);
    story?.focus({ preventScroll: true });
  }, [first]);
  return container;
}
