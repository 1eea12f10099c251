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
  const searched = after({ type: 'select', id: 'a' }, { type: 'near', near: lund, shown: 20 });
  expect(searched).toEqual({ ...start, query: { ...start.query, near: lund }, fitCount: 1 });
  const emptied = locatorReducer({ ...searched, shown: 45 }, { type: 'clear', shown: 20 });
  expect(emptied).toEqual({ ...start, fitCount: 2 });
});

const area = { west: 11, south: 57, east: 12, north: 58 };
const map = { center: { latitude: 57.5, longitude: 11.5 }, zoom: 9 };

test('a part of the map is searched without moving the map, and the next place replaces it', () => {
  const searched = after({ type: 'area', area, map, shown: 20 });
  expect(searched).toMatchObject({ query: { area }, map, fitCount: 0 });
  const named = locatorReducer(searched, { type: 'near', near: lund, shown: 20 });
  expect(named).toMatchObject({ query: { near: lund, area: undefined }, map: undefined, fitCount: 1 });
});

test('filters stay when a place is named, and begin the list anew', () => {
  const filters = { openNow: true, kilowatts: 150, connectors: ['ccs2'] };
  const filtered = after(
    { type: 'more' },
    { type: 'filter', filters, shown: 20 },
    { type: 'near', near: lund, shown: 20 },
  );
  expect(filtered).toMatchObject({ query: { near: lund, filters }, shown: 20 });
});

test('an address brings back the search, the chosen location, the tab and the map', () => {
  const query = { near: lund, area: undefined, filters: start.query.filters };
  const address = { query, station: 'a', view: 'map' as const, map: undefined, shown: 45 };
  expect(after({ type: 'restore', address, shown: 20 })).toMatchObject({
    query,
    selection: { id: 'a' },
    view: 'map',
    shown: 45,
  });
});

test('a choice moves the map to itself: where it was before is no longer told', () => {
  expect(after({ type: 'moved', map }, { type: 'select', id: 'a' }).map).toBeUndefined();
});
