import type { StoryCard } from './story-card.ts';

/** The part of the list that is shown: consecutive stories out of all that have one of the selected tags. */
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

/** `replace` loads the list from its start, `append` adds the next page. */
export type ListRequest = {
  number: number;
  mode: 'replace' | 'append';
  selectedTags: readonly string[];
  cursor?: string | undefined;
};

export type ListState = StoriesSlice & {
  /** The tags of the stories that are shown; `chosen` is ahead of them while an answer is awaited. */
  loadedTags: readonly string[];
  pending?: ListRequest | undefined;
  failed?: ListRequest | undefined;
  /** The index of the first card that the last append added. */
  firstNewIndex?: number | undefined;
  /** The number of the latest request; responses to earlier ones are ignored. */
  latestRequest: number;
};

export type ListEvent =
  | { kind: 'requested'; request: ListRequest }
  | { kind: 'received'; number: number; slice: Omit<StoriesSlice, 'selectedTags'> }
  | { kind: 'failed'; number: number };

export function initialListState(run: StoriesSlice): ListState {
  return { ...run, loadedTags: run.selectedTags, latestRequest: 0 };
}

/** A visitor may choose faster than responses arrive: only the response to the latest request counts. */
export function listReducer(state: ListState, event: ListEvent): ListState {
  if (event.kind === 'requested') return startRequest(state, event.request);
  const { pending: request, ...rest } = state;
  if (!request || event.number !== state.latestRequest) return state;
  if (event.kind === 'failed') return { ...rest, failed: request };
  if (request.mode === 'replace')
    return { ...rest, ...event.slice, loadedTags: request.selectedTags, firstNewIndex: undefined };
  return { ...rest, ...appendSlice(state, event.slice), firstNewIndex: state.cards.length };
}

/** The chips change at once; the stories stay until the response arrives. */
function startRequest(state: ListState, request: ListRequest): ListState {
  const { failed: _, ...rest } = state;
  return { ...rest, selectedTags: request.selectedTags, pending: request, latestRequest: request.number };
}

function appendSlice(
  state: ListState,
  run: Omit<StoriesSlice, 'selectedTags'>,
): Omit<StoriesSlice, 'selectedTags'> {
  const known = new Set(state.cards.map(({ id }) => id));
  const cards = [...state.cards, ...run.cards.filter(({ id }) => !known.has(id))];
  return { ...run, cards, before: state.before };
}

/** Choosing a selected tag removes it. */
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
