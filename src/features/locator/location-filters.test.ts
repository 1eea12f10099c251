import { expect, test } from 'vitest';
import { filterChoices, isOpenAt, matchesFilters, noFilters } from './location-filters.ts';
import { aLocation, anOption } from './testing/a-location.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const minute = NOON / 60_000;
const matches = (location: ReturnType<typeof aLocation>, filters: Partial<typeof noFilters>) =>
  matchesFilters(location, { ...noFilters, ...filters }, NOON);

test('open now leaves what is open at this minute; what nobody knows is not promised', () => {
  const open = aLocation({ open: [[minute - 60, minute + 60]] });
  expect(matches(open, { openNow: true })).toBe(true);
  expect(matches(aLocation({ open: [[minute - 60, minute]] }), { openNow: true })).toBe(false);
  expect(matches(aLocation({ open: [[minute + 1, minute + 60]] }), { openNow: true })).toBe(false);
  expect(matches(aLocation({ open: [] }), { openNow: true })).toBe(false);
  expect(matches(aLocation(), { openNow: true })).toBe(false);
  expect(isOpenAt(aLocation(), NOON)).toBeUndefined();
});

test('power and connector have to be those of one socket', () => {
  const mixed = aLocation({
    chargerOptions: [
      anOption({ icon: 'CCS2', watts: 50_000 }),
      anOption({ id: '2', icon: '', connector: 'Type 2', watts: 22_000 }),
    ],
  });
  expect(matches(mixed, { kilowatts: 50 })).toBe(true);
  expect(matches(mixed, { kilowatts: 150 })).toBe(false);
  expect(matches(mixed, { connectors: ['type2'] })).toBe(true);
  expect(matches(mixed, { kilowatts: 50, connectors: ['type2'] })).toBe(false);
  expect(matches(mixed, { kilowatts: 50, connectors: ['type2', 'ccs2'] })).toBe(true);
});

test('a connector is one thing in every spelling', () => {
  for (const connector of ['Type 2', 'Typ 2', 'type2', 'TYP2'])
    expect(
      matches(aLocation({ chargerOptions: [anOption({ icon: '', connector })] }), { connectors: ['type2'] }),
    ).toBe(true);
});

test('only what narrows is offered', () => {
  const fast = aLocation({ chargerOptions: [anOption({ watts: 300_000 })] });
  const slow = aLocation({ chargerOptions: [anOption({ icon: '', connector: 'Type 2', watts: 22_000 })] });
  expect(filterChoices([fast, slow])).toEqual({
    openNow: false,
    kilowatts: [50, 150, 300],
    connectors: [
      { key: 'ccs2', name: 'CCS2' },
      { key: 'type2', name: 'Type 2' },
    ],
  });
  expect(filterChoices([fast, fast])).toEqual({ openNow: false, kilowatts: [], connectors: [] });
  expect(filterChoices([aLocation({ open: [] })]).openNow).toBe(true);
});
