import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoryCard } from './card.ts';
import {
  afterEvent,
  type ListEvent,
  type ListState,
  listAddress,
  startingFrom,
  toggled,
} from './list-state.ts';

const card = (id: string): StoryCard => ({ id, href: `/${id}`, title: id, preamble: '', tags: [] });
const run = (...ids: string[]) => ({
  cards: ids.map(card),
  total: 9,
  before: 0,
  hasNext: true,
  endCursor: ids.at(-1),
});
const start = startingFrom({ ...run('a', 'b', 'c', 'd'), chosen: [] });
const ids = ({ cards }: ListState) => cards.map(({ id }) => id);
const after = (...events: ListEvent[]) => events.reduce(afterEvent, start);
const asked = (number: number, kind: 'anew' | 'more', ...chosen: string[]): ListEvent => ({
  kind: 'asked',
  question: { number, kind, chosen },
});
const answered = (number: number, ...cards: string[]): ListEvent => ({
  kind: 'answered',
  number,
  run: run(...cards),
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
  expect(state.newFrom).toBe(4);
});

test('the chips follow at once, the stories when they are there', () => {
  const waiting = after(asked(1, 'anew', 'road'));
  expect(waiting.chosen).toEqual(['road']);
  expect(waiting.asked?.kind).toBe('anew');
  expect(ids(waiting)).toEqual(['a', 'b', 'c', 'd']);
});

test('an answer that comes late never takes the place of a newer one', () => {
  const state = after(asked(1, 'anew', 'x'), asked(2, 'anew', 'y'), answered(2, 'y1'), answered(1, 'x1'));
  expect(ids(state)).toEqual(['y1']);
  expect(state.chosen).toEqual(['y']);
});

test('a failure that comes late does not matter either, and one of the latest question does', () => {
  const state = after(asked(1, 'anew', 'x'), asked(2, 'anew', 'y'), { kind: 'failed', number: 1 });
  expect([state.failed, state.asked?.number]).toEqual([undefined, 2]);
  const failed = afterEvent(state, { kind: 'failed', number: 2 });
  expect([failed.failed?.number, failed.asked]).toEqual([2, undefined]);
  expect(afterEvent(failed, asked(3, 'anew', 'y')).failed).toBeUndefined();
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
  expect(toggled(toggled([], 'road'), 'people')).toEqual(['road', 'people']);
  expect(toggled(['road', 'people'], 'road')).toEqual(['people']);
});

test('the address of a list keeps what others wrote into it', () => {
  expect(listAddress('/stories', ['pa-vag', 'folk'], undefined, '?utm=1&tag=old&after=x')).toBe(
    '/stories?utm=1&tag=pa-vag&tag=folk',
  );
  expect(listAddress('/stories', [])).toBe('/stories');
  expect(listAddress('/stories', [], 'abc')).toBe('/stories?after=abc');
});
