import { expect, test } from 'vitest';
import { appendSlice, listUrl, type StoriesSlice, toggleTag } from './list-state.ts';
import type { StoryCard } from './story-card.ts';

const card = (id: string): StoryCard => ({ id, href: `/${id}`, title: id, preamble: '', tags: [] });
const slice = (before: number, ...ids: string[]): StoriesSlice => ({
  cards: ids.map(card),
  total: 9,
  before,
  hasNext: true,
  endCursor: ids.at(-1),
});

test('more stories are put at the end, and one that is there already is not repeated', () => {
  const all = appendSlice(slice(2, 'a', 'b', 'c', 'd'), slice(5, 'd', 'e'));
  expect(all.cards.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect([all.before, all.endCursor]).toEqual([2, 'e']);
});

test('STORY-01 STORY-03 tags are switched one by one, and none chosen means all', () => {
  expect(toggleTag(toggleTag([], 'road'), 'people')).toEqual(['road', 'people']);
  expect(toggleTag(['road', 'people'], 'road')).toEqual(['people']);
});

test('STORY-08 choosing a tag begins again at the first page', () => {
  expect(listUrl('/stories', toggleTag([], 'road'), undefined, '?after=x')).toBe('/stories?tag=road');
});

test('the address of a list retains unrelated query parameters', () => {
  expect(listUrl('/stories', ['pa-vag', 'folk'], undefined, '?utm=1&tag=old&after=x')).toBe(
    '/stories?utm=1&tag=pa-vag&tag=folk',
  );
  expect(listUrl('/stories', [])).toBe('/stories');
  expect(listUrl('/stories', [], 'abc')).toBe('/stories?after=abc');
});
