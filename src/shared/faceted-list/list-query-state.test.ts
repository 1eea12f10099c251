import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialListState, type ListQueryEvent, listReducer } from './list-query-state.ts';

type Event = ListQueryEvent<string, readonly string[]>;

const start = initialListState<string, readonly string[]>({ query: '', data: ['a', 'b'] });
const after = (...events: Event[]) => events.reduce(listReducer, start);
const requested = (number: number, kind: 'reload' | 'more' = 'reload'): Event => ({
  kind: 'requested',
  request: { number, kind, query: `query ${number}` },
});
const received = (number: number): Event => ({ kind: 'received', number, update: () => [`item ${number}`] });
const failed = (number: number): Event => ({ kind: 'failed', number });

test('in whatever order responses arrive, only the newest request is shown', () => {
  const order = fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 5 });
  fc.assert(
    fc.property(order, (arrivals) => {
      const state = after(...[1, 2, 3, 4, 5].map((number) => requested(number)), ...arrivals.map(received));
      expect([state.data, state.query, state.loadedQuery]).toEqual([['item 5'], 'query 5', 'query 5']);
      expect(state.pending).toBeUndefined();
    }),
  );
});

test('the chosen query changes at once, what is shown when the response is there', () => {
  const waiting = after(requested(1));
  expect([waiting.query, waiting.loadedQuery, waiting.data]).toEqual(['query 1', '', ['a', 'b']]);
});

test('a page of more is added to what is shown and belongs to the same result', () => {
  const more = after(requested(1, 'more'), {
    kind: 'received',
    number: 1,
    update: (shown) => [...shown, 'c'],
  });
  expect([more.data, more.resultNumber]).toEqual([['a', 'b', 'c'], 0]);
  expect(after(requested(1), received(1)).resultNumber).toBe(1);
});

test('a skeleton stays until the newest response, also when it was requested after the skeleton came', () => {
  const slow = after(requested(1), { kind: 'slow', number: 1 }, requested(2));
  expect(slow.slow).toBe(true);
  expect(listReducer(slow, received(2)).slow).toBe(false);
  expect(after(requested(1), requested(2), { kind: 'slow', number: 1 }).slow).toBe(false);
  expect(after(requested(1, 'more'), { kind: 'slow', number: 1 }).slow).toBe(false);
});

test('LIST-32 a failure has its reason, and the next request clears it', () => {
  const state = after(requested(1), failed(1));
  expect([state.failed?.kind, state.pending]).toEqual(['reload', undefined]);
  expect(listReducer(state, requested(2)).failed).toBeUndefined();
  expect(after(requested(1, 'more'), failed(1)).failed?.kind).toBe('more');
});

test('a late failure of an older request does not matter', () => {
  const state = after(requested(1), requested(2), failed(1));
  expect([state.failed, state.pending?.number]).toEqual([undefined, 2]);
});

test('a list that failed on the server starts as failed', () => {
  expect(initialListState({ query: '', data: [], failed: true }).failed?.kind).toBe('reload');
});
