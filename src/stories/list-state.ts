import type { StoryCard } from './card.ts';

/** What a list shows: a run of stories out of all that carry one of the chosen tags. */
export type Run = {
  /** Keys of tags; none means all stories. */
  chosen: readonly string[];
  cards: readonly StoryCard[];
  total: number;
  /** How many come before the first card. */
  before: number;
  hasNext: boolean;
  endCursor?: string | undefined;
};

/** `anew` fills the list from its start, `more` goes on at its end. */
export type Question = {
  number: number;
  kind: 'anew' | 'more';
  chosen: readonly string[];
  cursor?: string | undefined;
};

export type ListState = Run & {
  /** The tags of the stories that are shown; `chosen` is ahead of them while an answer is awaited. */
  shownFor: readonly string[];
  asked?: Question | undefined;
  failed?: Question | undefined;
  /** Which card is the first that a question for more has brought. */
  newFrom?: number | undefined;
  /** The number of the latest question; answers to earlier ones come too late. */
  latest: number;
};

export type ListEvent =
  | { kind: 'asked'; question: Question }
  | { kind: 'answered'; number: number; run: Omit<Run, 'chosen'> }
  | { kind: 'failed'; number: number };

export function startingFrom(run: Run): ListState {
  return { ...run, shownFor: run.chosen, latest: 0 };
}

/** A visitor may choose faster than the network answers: only the answer to the latest question counts. */
export function afterEvent(state: ListState, event: ListEvent): ListState {
  if (event.kind === 'asked') return asked(state, event.question);
  const { asked: question, ...rest } = state;
  if (!question || event.number !== state.latest) return state;
  if (event.kind === 'failed') return { ...rest, failed: question };
  if (question.kind === 'anew')
    return { ...rest, ...event.run, shownFor: question.chosen, newFrom: undefined };
  return { ...rest, ...extended(state, event.run), newFrom: state.cards.length };
}

/** The chips follow at once; the stories stay until the answer is there. */
function asked(state: ListState, question: Question): ListState {
  const { failed: _, ...rest } = state;
  return { ...rest, chosen: question.chosen, asked: question, latest: question.number };
}

function extended(state: ListState, run: Omit<Run, 'chosen'>): Omit<Run, 'chosen'> {
  const known = new Set(state.cards.map(({ id }) => id));
  const cards = [...state.cards, ...run.cards.filter(({ id }) => !known.has(id))];
  return { ...run, cards, before: state.before };
}

/** Choosing a tag that is on takes it away. */
export function toggled(chosen: readonly string[], key: string): readonly string[] {
  return chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
}

/** The address of a list, keeping what others wrote into the query. */
export function listAddress(path: string, chosen: readonly string[], after?: string, others = ''): string {
  const query = new URLSearchParams(others);
  query.delete('tag');
  query.delete('after');
  for (const key of chosen) query.append('tag', key);
  if (after) query.set('after', after);
  return query.size > 0 ? `${path}?${query}` : path;
}
