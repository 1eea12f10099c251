import { useEffect, useReducer, useRef, useState } from 'react';
import { askStories } from '../ask-stories.ts';
import type { StoriesListProps } from '../list-props.ts';
import { afterEvent, type ListState, listAddress, type Question, startingFrom } from '../list-state.ts';
import { STORIES_PAGE_SIZE } from '../page-size.ts';

/** The list as it lives in the browser: what it shows, and how a visitor changes that. */
export function useStories(props: StoriesListProps) {
  const [state, tell] = useReducer(afterEvent, props.run, startingFrom);
  const question = useRef({ number: 0, request: new AbortController() });

  async function ask(kind: Question['kind'], chosen: readonly string[], cursor?: string) {
    question.current.request.abort();
    const request = new AbortController();
    const number = question.current.number + 1;
    question.current = { number, request };
    tell({ kind: 'asked', question: { number, kind, chosen, cursor } });
    try {
      const run = await askStories(asQuestion(props, chosen, cursor), props.tags, request.signal);
      tell({ kind: 'answered', number, run });
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
    slow: useSlow(state.asked),
    place: useFocusOnFirstNew(state),
    choose(chosen: readonly string[]) {
      history.pushState(null, '', listAddress(location.pathname, chosen, undefined, location.search));
      void ask('anew', chosen);
    },
    more() {
      if (!state.asked) void ask('more', state.chosen, state.endCursor);
    },
    again() {
      if (state.failed) void ask(state.failed.kind, state.failed.chosen, state.failed.cursor);
    },
  };
}

/** A large latest story comes on top of a page of four. */
function asQuestion(props: StoriesListProps, chosen: readonly string[], cursor: string | undefined) {
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
function useSlow(asked: Question | undefined): boolean {
  const [slow, setSlow] = useState<number>();
  const number = asked?.kind === 'anew' ? asked.number : undefined;
  useEffect(() => {
    if (number === undefined) return undefined;
    const timer = setTimeout(() => setSlow(number), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return number !== undefined && slow === number;
}

/** Who asked for more goes on reading where it begins: the button they pressed has moved down, or is gone. */
function useFocusOnFirstNew({ cards, newFrom }: ListState) {
  const place = useRef<HTMLDivElement>(null);
  const first = newFrom === undefined ? undefined : cards[newFrom]?.id;
  useEffect(() => {
    if (first === undefined) return;
    const story = place.current?.querySelector<HTMLElement>(`[data-story="${CSS.escape(first)}"] a`);
    story?.focus({ preventScroll: true });
  }, [first]);
  return place;
}
