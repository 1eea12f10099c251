import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePrice, MIN_COMPARABLE_CARS } from './compare-price.ts';

const prices = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: MIN_COMPARABLE_CARS, maxLength: 40 });

test('below eight comparable cars nothing is said', () => {
  expect(comparePrice(100, Array<number>(7).fill(90))).toBeUndefined();
  expect(comparePrice(100, Array<number>(8).fill(90))).toBeDefined();
});

test('a good price is one that at least three of four cost more than, whatever the order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1001 }), prices, (price, others) => {
      const standing = comparePrice(price, others);
      const dearer = others.filter((other) => other > price).length;
      expect(standing).toMatchObject({
        dearer,
        count: others.length,
        isGood: dearer * 4 >= others.length * 3,
      });
      expect(comparePrice(price, others.toReversed())).toEqual(standing);
    }),
  );
});

test('the median is in the middle, and half of the others are on each side of it', () => {
  expect(comparePrice(1, [1, 2, 3, 4, 5, 6, 7, 8])).toMatchObject({ lowest: 1, median: 5, highest: 8 });
  expect(comparePrice(1, [9, 1, 2, 3, 4, 5, 6, 7, 8])?.median).toBe(5);
  fc.assert(
    fc.property(prices, (others) => {
      const { median = 0, lowest = 0, highest = 0 } = comparePrice(0, others) ?? {};
      expect(others.filter((other) => other < median - 0.5).length * 2).toBeLessThanOrEqual(others.length);
      expect(others.filter((other) => other > median + 0.5).length * 2).toBeLessThanOrEqual(others.length);
      expect([lowest, highest]).toEqual([Math.min(...others), Math.max(...others)]);
    }),
  );
});

test('as cheap as all others is no good price', () => {
  expect(comparePrice(90, Array<number>(12).fill(90))).toMatchObject({ dearer: 0, isGood: false });
});
