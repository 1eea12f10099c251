import { expect, test } from 'vitest';
import { initialLocatorState, type LocatorEvent, locatorReducer } from './locator-state.ts';

const start = { ...initialLocatorState, shown: 20 };
const after = (...events: LocatorEvent[]) => events.reduce(locatorReducer, start);
const lund = { label: 'Lund', coordinates: { latitude: 55.7, longitude: 13.2 } };

test('LOC-09 each press shows five more', () => {
  expect(
    [after(), after({ type: 'more' }), after({ type: 'more' }, { type: 'more' })].map(({ shown }) => shown),
  ).toEqual([20, 25, 30]);
});

test('LOC-02 the tabs change what is shown and nothing else', () => {
  expect(after({ type: 'select', id: 'a' }, { type: 'view', view: 'map' })).toEqual({
    ...start,
    view: 'map',
    selection: { id: 'a' },
  });
});

test('LOC-22 every search and every emptied field fits the map anew and lets the active location go', () => {
  const searched = after({ type: 'select', id: 'a' }, { type: 'near', near: lund });
  expect(searched).toEqual({ ...start, near: lund, fitCount: 1 });
  const emptied = locatorReducer({ ...searched, shown: 45 }, { type: 'clear', shown: 20 });
  expect(emptied).toEqual({ ...start, fitCount: 2 });
});
