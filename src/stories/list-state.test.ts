import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  initialListState,
  type ListEvent,
  type ListState,
  listReducer,
  listUrl,
  toggleTag,
} from './list-state.ts';
import type { StoryCard } from './story-card.ts';

const card = (id: string): StoryCard => ({ id, href: `/${id}`, title: id, preamble: '', tags: [] });
const slice = (...ids: string[]) => ({
  cards: ids.map(card),
  total: 9,
  before: 0,
  hasNext: true,
  endCursor: ids.at(-1),
});
const start = initialListState({ ...slice('a', 'b', 'c', 'd'), selectedTags: [] });
const ids = ({ cards }: ListState) => cards.map(({ id }) => id);
const after = (...events: ListEvent[]) => events.reduce(listReducer, start);
const requested = (number: number, kind: 'replace' | 'append', ...chosen: string[]): ListEvent => ({
  kind: 'requested',
  request: { number, mode: kind, selectedTags: chosen },
});
const received = (number: number, ...cards: string[]): ListEvent => ({
  kind: 'received',
  number,
  slice: slice(...cards),
});

test('STORY-08 choosing a tag starts again at the first page', () => {
  const more = [requested(1, 'append'), received(1, 'e', 'f', 'g', 'h')];
  expect(ids(after(...more))).toHaveLength(8);
  expect(ids(after(...more, requested(2, 'replace', 'road'), received(2, 'b', 'd', 'f', 'h')))).toEqual([
    'b',
    'd',
    'f',
    'h',
  ]);
});

test('more stories are appended, and one that is already listed is not repeated', () => {
  const state = after(requested(1, 'append'), received(1, 'd', 'e'));
  expect(ids(state)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(state.firstNewIndex).toBe(4);
});

test('the chips change at once, the stories with the response', () => {
  const waiting = after(requested(1, 'replace', 'road'));
  expect(waiting.selectedTags).toEqual(['road']);
  expect(waiting.pending?.mode).toBe('replace');
  expect(ids(waiting)).toEqual(['a', 'b', 'c', 'd']);
});

test('a response to an earlier request never replaces that of a later one', () => {
  const state = after(
    requested(1, 'replace', 'x'),
    requested(2, 'replace', 'y'),
    received(2, 'y1'),
    received(1, 'x1'),
  );
  expect(ids(state)).toEqual(['y1']);
  expect(state.selectedTags).toEqual(['y']);
});

test('a failure of an earlier request is ignored, one of the latest request is not', () => {
  const state = after(requested(1, 'replace', 'x'), requested(2, 'replace', 'y'), {
    kind: 'failed',
    number: 1,
  });
  expect([state.failed, state.pending?.number]).toEqual([undefined, 2]);
  const failed = listReducer(state, { kind: 'failed', number: 2 });
  expect([failed.failed?.number, failed.pending]).toEqual([2, undefined]);
  expect(listReducer(failed, requested(3, 'replace', 'y')).failed).toBeUndefined();
});

test('in whatever order responses arrive, the latest request decides', () => {
  const order = fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 5 });
  fc.assert(
    fc.property(order, (arrivals) => {
      const questions = [1, 2, 3, 4, 5].map((number) => requested(number, 'replace', `t${number}`));
      const state = after(...questions, ...arrivals.map((number) => received(number, `s${number}`)));
      expect(ids(state)).toEqual(['s5']);
    }),
  );
});

test('STORY-01 STORY-03 tags are switched one by one, and none chosen means all', () => {
  expect(toggleTag(toggleTag([], 'road'), 'people')).toEqual(['road', 'people']);
  expect(toggleTag(['road', 'people'], 'road')).toEqual(['people']);
});

test('the address of a list keeps what others wrote into it', () => {
  expect(listUrl('/stories', ['pa-vag', 'folk'], undefined, '?utm=1&tag=old&after=x')).toBe(
    '/stories?utm=1&tag=pa-vag&tag=folk',
  );
  expect(listUrl('/stories', [])).toBe('/stories');
  expect(listUrl('/stories', [], 'abc')).toBe('/stories?after=abc');
});
