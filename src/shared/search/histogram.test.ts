import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketCount, bucketStep, emptyHistogram, histogram } from './histogram.ts';

test('SRCH-10 steps are round and never below 1', () => {
  expect(bucketStep(0, 0)).toBe(1);
  expect(bucketStep(0, 19)).toBe(1);
  expect(bucketStep(0, 20)).toBe(1);
  expect(bucketStep(0, 21)).toBe(2);
  expect(bucketStep(0, 100)).toBe(5);
  expect(bucketStep(0, 101)).toBe(10);
  expect(bucketStep(0, 200)).toBe(10);
  expect(bucketStep(0, 201)).toBe(20);
  expect(bucketStep(15_000, 899_000)).toBe(50_000);
  expect(bucketStep(0, 2_000_000)).toBe(100_000);
});

test('SRCH-10 buckets begin at multiples of the step, and the total is the sum of their counts', () => {
  expect(bucketCount(15, 119)).toBe(11);
  expect(histogram('car_price', 15, 119, [1, 0, 0, 0, 2, 0, 4])).toMatchObject({
    name: 'car_price',
    type: 'histogram',
    min: 15,
    max: 119,
    count: 7,
  });
  expect(histogram('car_price', 115, 319, [3, 1]).values).toEqual([
    { min: 100, max: 120, count: 3 },
    { min: 120, max: 140, count: 1 },
  ]);
  expect(emptyHistogram('car_price')).toEqual({
    name: 'car_price',
    type: 'histogram',
    min: null,
    max: null,
    count: 0,
    values: [],
  });
});

test('SRCH-10 some twenty buckets hold every value from min to max', () => {
  const ends = fc.tuple(fc.integer({ min: -1e6, max: 1e7 }), fc.nat(1e7));
  fc.assert(
    fc.property(ends, ([min, span]) => {
      const max = min + span;
      const count = bucketCount(min, max);
      const { values } = histogram('car_price', min, max, new Array(count).fill(1));
      expect(count).toBeLessThanOrEqual(22);
      expect(values[0]?.min).toBeLessThanOrEqual(min);
      expect(values.at(-1)?.max).toBeGreaterThan(max);
    }),
  );
});
