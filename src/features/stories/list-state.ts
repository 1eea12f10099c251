import type { StoryCard } from './story-card.ts';

/** The part of the list that is shown: consecutive stories out of all that have one of the selected tags. */
export type StoriesSlice = {
  cards: readonly StoryCard[];
  total: number;
  /** How many come before the first card. */
  before: number;
  hasNext: boolean;
  endCursor?: string | undefined;
};

/** What a visitor chose: tags, and the story the list begins after (`after` in its address). */
export type StoriesQuery = {
  /** Keys of tags; none means all stories. */
  selectedTags: readonly string[];
  after?: string | undefined;
};

/** Adds the next page; a story that is there already is not repeated. */
export function appendSlice(shown: StoriesSlice, next: StoriesSlice): StoriesSlice {
  const known = new Set(shown.cards.map(({ id }) => id));
  const cards = [...shown.cards, ...next.cards.filter(({ id }) => !known.has(id))];
  return { ...next, cards, before: shown.before };
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
