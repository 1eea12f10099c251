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
const run = (...ids: string[]) => ({
  cards: ids.map(card),
  total: 9,
  before: 0,
  hasNext: true,
  endCursor: ids.at(-1),
});
const start = initialListState({ ...run('a', 'b', 'c', 'd'), selectedTags: [] });
const ids = ({ cards }: ListState) => cards.map(({ id }) => id);
const after = (...events: ListEvent[]) => events.reduce(listReducer, start);
const asked = (number: number, kind: 'anew' | 'more', ...chosen: string[]): ListEvent => ({
  kind: 'asked',
  request: { number, mode: kind, selectedTags: chosen },
});
const answered = (number: number, ...cards: string[]): ListEvent => ({
  kind: 'answered',
  number,
  slice: run(...cards),
});

test('STORY-08 choosing a tag begins again at the first page', () => {
  const more = [asked(1, 'more'), answered(1, 'e', 'f', 'g', 'h')];
  expect(ids(after(...more))).toHaveLength(8);
  expect(ids(after(...more, asked(2, 'anew', 'road'), answered(2, 'b', 'd', 'f', 'h')))).toEqual([
    'b',
    'd',
    'f',
    'h',
  ]);
});

test('more stories are put at the end, and one that is there already is not repeated', () => {
  const state = after(asked(1, 'more'), answered(1, 'd', 'e'));
  expect(ids(state)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(state.firstNewIndex).toBe(4);
});

test('the chips follow at once, the stories when they are there', () => {
  const waiting = after(asked(1, 'anew', 'road'));
  expect(waiting.selectedTags).toEqual(['road']);
  expect(waiting.pending?.mode).toBe('anew');
  expect(ids(waiting)).toEqual(['a', 'b', 'c', 'd']);
});

test('an answer that comes late never takes the place of a newer one', () => {
  const state = after(asked(1, 'anew', 'x'), asked(2, 'anew', 'y'), answered(2, 'y1'), answered(1, 'x1'));
  expect(ids(state)).toEqual(['y1']);
  expect(state.selectedTags).toEqual(['y']);
});

test('a failure that comes late does not matter either, and one of the latest question does', () => {
  const state = after(asked(1, 'anew', 'x'), asked(2, 'anew', 'y'), { kind: 'failed', number: 1 });
  expect([state.failed, state.pending?.number]).toEqual([undefined, 2]);
  const failed = listReducer(state, { kind: 'failed', number: 2 });
  expect([failed.failed?.number, failed.pending]).toEqual([2, undefined]);
  expect(listReducer(failed, asked(3, 'anew', 'y')).failed).toBeUndefined();
});

test('in whatever order answers arrive, the latest question decides', () => {
  const order = fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 5 });
  fc.assert(
    fc.property(order, (arrivals) => {
      const questions = [1, 2, 3, 4, 5].map((number) => asked(number, 'anew', `t${number}`));
      const state = after(...questions, ...arrivals.map((number) => answered(number, `s${number}`)));
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
