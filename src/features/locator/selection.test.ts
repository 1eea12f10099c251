import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextSelection, noSelection, type SelectionEvent } from './selection.ts';

const after = (...events: SelectionEvent[]) => events.reduce(nextSelection, noSelection).id;
const select = (id: string): SelectionEvent => ({ type: 'select', id });
const close: SelectionEvent = { type: 'close' };

test('LOC-07 selecting activates, selecting again or closing lets go, selecting another swaps', () => {
  expect(after(select('a'))).toBe('a');
  expect(after(select('a'), select('a'))).toBeUndefined();
  expect(after(select('a'), close)).toBeUndefined();
  expect(after(select('a'), select('b'))).toBe('b');
});

test('a suggestion of the active location leaves it active', () => {
  expect(after(select('a'), { type: 'open', id: 'a' })).toBe('a');
});

test('LOC-06 LOC-07 LOC-37 after any sequence at most one is active: the last one touched, unless it was let go', () => {
  const id = fc.constantFrom('a', 'b', 'c');
  const event = fc.oneof(
    id.map(select),
    id.map((each): SelectionEvent => ({ type: 'open', id: each })),
    fc.constant(close),
  );
  fc.assert(
    fc.property(fc.array(event), event, (before, last) => {
      const was = after(...before);
      const is = after(...before, last);
      if (last.type === 'close') expect(is).toBeUndefined();
      else if (last.type === 'select' && was === last.id) expect(is).toBeUndefined();
      else expect(is).toBe(last.id);
    }),
  );
});
