import { expect, test } from 'vitest';
import { findBest } from './best-value.ts';

const longest = { label: 'Räckvidd', better: 'more', word: 'längst' } as const;
const lowest = { label: 'Miltal', better: 'less', word: 'lägst' } as const;

test('the longest range and the shortest mileage are named', () => {
  expect(findBest(['533 km', '604 km', '560 km'], longest)).toEqual({ at: 1, word: 'längst' });
  expect(findBest(['1 840 mil', '980 mil'], lowest)).toEqual({ at: 1, word: 'lägst' });
});

test('figures are read as the market writes them', () => {
  expect(findBest(['12,400 miles', '9,050 miles'], lowest)?.at).toBe(1);
  expect(findBest(['4,8 s', '6,2 s'], lowest)?.at).toBe(0);
  expect(findBest(['4.8 s', '10.2 s'], lowest)?.at).toBe(0);
  expect(findBest(['1\u00a0840 mil', '990 mil'], lowest)?.at).toBe(1);
});

test('what cannot be weighed is not weighed', () => {
  expect(findBest(['533 km', '85 mi'], longest)).toBeUndefined();
  expect(findBest(['533 km', undefined], longest)).toBeUndefined();
  expect(findBest(['1,4 l + 18 kWh', '17 kWh'], lowest)).toBeUndefined();
  expect(findBest(['420–510 km', '400–480 km'], longest)).toBeUndefined();
  expect(findBest(['El', 'Diesel'], longest)).toBeUndefined();
});

test('two that are equally good are not better than each other, and one car has no rival', () => {
  expect(findBest(['533 km', '533 km'], longest)).toBeUndefined();
  expect(findBest(['533 km'], longest)).toBeUndefined();
  expect(findBest(['533 km', '604 km'], undefined)).toBeUndefined();
});
