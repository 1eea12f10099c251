import type { StoryCard } from './story-card.ts';

/** What a list shows: a run of stories out of all that carry one of the chosen tags. */
export type StoriesSlice = {
  /** Keys of tags; none means all stories. */
  selectedTags: readonly string[];
  cards: readonly StoryCard[];
  total: number;
  /** How many come before the first card. */
  before: number;
  hasNext: boolean;
  endCursor?: string | undefined;
};

/** `anew` fills the list from its start, `more` goes on at its end. */
export type ListRequest = {
  number: number;
  mode: 'anew' | 'more';
  selectedTags: readonly string[];
  cursor?: string | undefined;
};

export type ListState = StoriesSlice & {
  /** The tags of the stories that are shown; `chosen` is ahead of them while an answer is awaited. */
  loadedTags: readonly string[];
  pending?: ListRequest | undefined;
  failed?: ListRequest | undefined;
  /** Which card is the first that a question for more has brought. */
  firstNewIndex?: number | undefined;
  /** The number of the latest question; answers to earlier ones come too late. */
  latestRequest: number;
};

export type ListEvent =
  | { kind: 'asked'; request: ListRequest }
  | { kind: 'answered'; number: number; slice: Omit<StoriesSlice, 'selectedTags'> }
  | { kind: 'failed'; number: number };

export function initialListState(run: StoriesSlice): ListState {
  return { ...run, loadedTags: run.selectedTags, latestRequest: 0 };
}

/** A visitor may choose faster than the network answers: only the answer to the latest question counts. */
export function listReducer(state: ListState, event: ListEvent): ListState {
  if (event.kind === 'asked') return startRequest(state, event.request);
  const { pending: question, ...rest } = state;
  if (!question || event.number !== state.latestRequest) return state;
  if (event.kind === 'failed') return { ...rest, failed: question };
  if (question.mode === 'anew')
    return { ...rest, ...event.slice, loadedTags: question.selectedTags, firstNewIndex: undefined };
  return { ...rest, ...appendSlice(state, event.slice), firstNewIndex: state.cards.length };
}

/** The chips follow at once; the stories stay until the answer is there. */
function startRequest(state: ListState, question: ListRequest): ListState {
  const { failed: _, ...rest } = state;
  return { ...rest, selectedTags: question.selectedTags, pending: question, latestRequest: question.number };
}

function appendSlice(
  state: ListState,
  run: Omit<StoriesSlice, 'selectedTags'>,
): Omit<StoriesSlice, 'selectedTags'> {
  const known = new Set(state.cards.map(({ id }) => id));
  const cards = [...state.cards, ...run.cards.filter(({ id }) => !known.has(id))];
  return { ...run, cards, before: state.before };
}

/** Choosing a tag that is on takes it away. */
export function toggleTag(chosen: readonly string[], key: string): readonly string[] {
  return chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
}

/** The address of a list, keeping what others wrote into the query. */
export function listUrl(path: string, chosen: readonly string[], after?: string, others = ''): string {
  const query = new URLSearchParams(others);
  query.delete('tag');
  query.delete('after');
  for (const key of chosen) query.append('tag', key);
  if (after) query.set('after', after);
  return query.size > 0 ? `${path}?${query}` : path;
}
