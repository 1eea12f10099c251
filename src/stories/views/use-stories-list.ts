import { useEffect, useReducer, useRef, useState } from 'react';
import { fetchStories } from '../fetch-stories.ts';
import type { StoriesListProps } from '../list-props.ts';
import { initialListState, type ListRequest, type ListState, listReducer, listUrl } from '../list-state.ts';
import { STORIES_PAGE_SIZE } from '../page-size.ts';

/** The list as it lives in the browser: what it shows, and how a visitor changes that. */
export function useStoriesList(props: StoriesListProps) {
  const [state, tell] = useReducer(listReducer, props.initial, initialListState);
  const question = useRef({ number: 0, request: new AbortController() });

  async function ask(kind: ListRequest['mode'], chosen: readonly string[], cursor?: string) {
    question.current.request.abort();
    const request = new AbortController();
    const number = question.current.number + 1;
    question.current = { number, request };
    tell({ kind: 'asked', request: { number, mode: kind, selectedTags: chosen, cursor } });
    try {
      const run = await fetchStories(toRequest(props, chosen, cursor), props.tags, request.signal);
      tell({ kind: 'answered', number, slice: run });
    } catch {
      tell({ kind: 'failed', number });
    }
  }

  useEffect(() => {
    const onReturn = () => {
      const query = new URLSearchParams(location.search);
      const chosen = query.getAll('tag').filter((key) => props.chips.some((chip) => chip.key === key));
      void ask('anew', chosen, query.get('after') ?? undefined);
    };
    addEventListener('popstate', onReturn);
    return () => removeEventListener('popstate', onReturn);
  });

  return {
    state,
    slow: useSlowPending(state.pending),
    place: useFocusOnFirstNew(state),
    choose(chosen: readonly string[]) {
      history.pushState(null, '', listUrl(location.pathname, chosen, undefined, location.search));
      void ask('anew', chosen);
    },
    more() {
      if (!state.pending) void ask('more', state.selectedTags, state.endCursor);
    },
    again() {
      if (state.failed) void ask(state.failed.mode, state.failed.selectedTags, state.failed.cursor);
    },
  };
}

/** A large latest story comes on top of a page of four. */
function toRequest(props: StoriesListProps, chosen: readonly string[], cursor: string | undefined) {
  const { datasource, language, chips } = props;
  const large = props.highlight && chosen.length === 0 && cursor === undefined;
  return {
    datasource,
    language,
    limit: STORIES_PAGE_SIZE + (large ? 1 : 0),
    cursor,
    tags: chips.filter(({ key }) => chosen.includes(key)).map(({ id }) => id),
  };
}

const SLOW_AFTER_MS = 200;

/** Most answers are there at once: bones that only flash by would disturb more than they help. */
function useSlowPending(asked: ListRequest | undefined): boolean {
  const [slow, setSlow] = useState<number>();
  const number = asked?.mode === 'anew' ? asked.number : undefined;
  useEffect(() => {
    if (number === undefined) return undefined;
    const timer = setTimeout(() => setSlow(number), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return number !== undefined && slow === number;
}

/** Who asked for more goes on reading where it begins: the button they pressed has moved down, or is gone. */
function useFocusOnFirstNew({ cards, firstNewIndex: newFrom }: ListState) {
  const place = useRef<HTMLDivElement>(null);
  const first = newFrom === undefined ? undefined : cards[newFrom]?.id;
  useEffect(() => {
    if (first === undefined) return;
    const story = place.current?.querySelector<HTMLElement>(`[data-story="${CSS.escape(first)}"] a`);
    story?.focus({ preventScroll: true });
  }, [first]);
  return place;
}
