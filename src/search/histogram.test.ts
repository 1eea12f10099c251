import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketCount, bucketStep, histogram } from './histogram.ts';

test('SRCH-10 steps are round and never below 1', () => {
  expect(bucketStep(0, 0)).toBe(1);
  expect(bucketStep(0, 19)).toBe(1);
  expect(bucketStep(0, 21)).toBe(2);
  expect(bucketStep(15_000, 899_000)).toBe(50_000);
  expect(bucketStep(0, 2_000_000)).toBe(100_000);
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
