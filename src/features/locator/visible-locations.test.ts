import { describe, expect, test } from 'vitest';
import { aLocation } from './testing/a-location.ts';
import { firstShown, parseShown, SHOWN_STEP, visibleLocations } from './visible-locations.ts';

const stations = (count: number) => Array.from({ length: count }, (_, at) => aLocation({ id: String(at) }));

test('LOC-09 CONST-01 28 stations are shown 20, 25, 28', () => {
  const first = firstShown('ChargingPoint');
  const counts = [0, 1, 2].map(
    (presses) => visibleLocations(stations(28), first + presses * SHOWN_STEP, undefined).length,
  );
  expect(counts).toEqual([20, 25, 28]);
});

test('LOC-17 dealerships are all shown', () => {
  expect(visibleLocations(stations(30), firstShown('Location'), undefined)).toHaveLength(30);
});

test('one chosen on the map comes first when the list does not reach it, and only then', () => {
  const all = stations(28);
  expect(
    visibleLocations(all, 20, all[27])
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['27', '0']);
  expect(visibleLocations(all, 20, all[3])).toEqual(all.slice(0, 20));
});

describe('the number in the address', () => {
  test.each([
    [undefined, 20],
    ['25', 25],
    ['5', 20],
    ['-5', 20],
    ['1e9', 20],
    ['', 20],
  ])('%j shows %d stations', (text, shown) => {
    expect(parseShown(text, 'ChargingPoint')).toBe(shown);
  });

  test('never hides a dealership', () => {
    expect(parseShown('5', 'Location')).toBe(Number.POSITIVE_INFINITY);
  });
});
