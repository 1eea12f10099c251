import { expect, test } from 'vitest';
import type { CarCardData } from '../card.ts';
import { unfilteredList } from './car-list.ts';
import { initialState, type ListEvent, type ListState, listReducer, visibleCount } from './list-state.ts';

const start = initialState({
  list: unfilteredList,
  result: { total: 100, facets: [] },
  shown: 48,
  failed: false,
});
const card = (id: string) => ({ id }) as CarCardData;
const after = (state: ListState, ...events: ListEvent[]) => events.reduce(listReducer, state);
const pending = (number: number, kind: 'reload' | 'more' = 'reload'): ListEvent => ({
  kind: 'requested',
  question: { number, kind },
  list: { ...unfilteredList, keyphrase: String(number) },
});
const answered = (number: number): ListEvent => ({
  kind: 'received',
  number,
  result: { total: number, facets: [] },
  cards: [card(String(number))],
});

test('three slow answers and a fast one, in any order: only the newest question is answered', () => {
  const state = after(
    start,
    pending(1),
    pending(2),
    pending(3),
    pending(4),
    answered(4),
    answered(2),
    answered(1),
  );
  expect(state.cards.map(({ id }) => id)).toEqual(['4']);
  expect([state.result.total, state.list.keyphrase, state.pending]).toEqual([4, '4', undefined]);
  expect(after(state, answered(3), { kind: 'failed', number: 3 })).toBe(state);
});

test('the cards of the page stay until another list is answered, and more cards come after them', () => {
  const more = after(start, pending(1, 'more'), { kind: 'received', number: 1, cards: [card('49')] });
  expect([more.fromServer, more.cards.length, more.result.total]).toEqual([48, 1, 100]);
  const anew = after(more, pending(2), answered(2));
  expect([anew.fromServer, anew.cards.length]).toEqual([0, 1]);
});

test('bones stay until the newest question is answered, also when it was asked after they came', () => {
  const slow = after(start, pending(1), { kind: 'slow', number: 1 }, pending(2));
  expect(slow.slow).toBe(true);
  expect(after(slow, answered(2)).slow).toBe(false);
  expect(after(start, pending(1), pending(2), { kind: 'slow', number: 1 }).slow).toBe(false);
});

test('LIST-32 a failure says what failed, and the next question forgets it', () => {
  const failed = after(start, pending(1), { kind: 'failed', number: 1 });
  expect(failed.failed).toBe('reload');
  expect(after(failed, pending(2)).failed).toBeUndefined();
  expect(after(start, pending(1, 'more'), { kind: 'failed', number: 1 }).failed).toBe('more');
});

test('LIST-04 as many are shown as the pages hold, and never more than there are', () => {
  const shown = (pages: number) => visibleCount({ list: { ...unfilteredList, pages }, result: start.result });
  expect([1, 2, 3].map(shown)).toEqual([48, 96, 100]);
});
