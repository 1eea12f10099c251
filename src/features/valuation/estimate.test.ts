import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CarToSell, type ComparableCar, estimateBand, isComparable } from './estimate.ts';

const mine: CarToSell = { year: 2020, mileageKm: 80_000 };
const at = (price: number, more: Partial<ComparableCar> = {}): ComparableCar => ({ ...mine, price, ...more });

test('the band is the middle half of the prices of such cars, less the dealer’s part, rounded outwards', () => {
  const stock = [at(100_000), at(110_000), at(120_000), at(130_000), at(140_000)];
  expect(estimateBand(mine, stock, 1000)).toEqual({ low: 94_000, high: 112_000, cars: 5 });
});

test('four cars say nothing, and neither do cars of other years or with another mileage', () => {
  const four = [at(1), at(2), at(3), at(4)];
  expect(estimateBand(mine, four, 1)).toBeUndefined();
  expect(estimateBand(mine, [...four, at(5, { year: 2018 })], 1)).toBeUndefined();
  expect(estimateBand(mine, [...four, at(5, { mileageKm: 105_000 })], 1)).toBeUndefined();
  expect(estimateBand(mine, [...four, at(5, { year: 2021, mileageKm: 104_000 })], 1)?.cars).toBe(5);
});

test('a newer car in the stock, or one that has gone less far, is worth more than the one that is sold', () => {
  const like = (more: Partial<ComparableCar>) =>
    estimateBand(mine, Array(5).fill(at(100_000, more)), 1)?.high ?? 0;
  expect(like({ year: 2021 })).toBeLessThan(like({}));
  expect(like({ year: 2019 })).toBeGreaterThan(like({}));
  expect(like({ mileageKm: 70_000 })).toBeLessThan(like({}));
});

describe('of any stock', () => {
  const car = fc.record({
    year: fc.integer({ min: 2010, max: 2026 }),
    mileageKm: fc.integer({ min: 0, max: 400_000 }),
  });
  const stock = fc.array(
    fc.record({
      year: fc.integer({ min: 2017, max: 2023 }),
      mileageKm: fc.integer({ min: 40_000, max: 140_000 }),
      price: fc.integer({ min: 1000, max: 2_000_000 }),
    }),
    { maxLength: 60 },
  );
  const step = fc.constantFrom(1, 100, 1000);

  test('there is a band exactly when five cars are comparable, and it names their number', () => {
    fc.assert(
      fc.property(car, stock, step, (sold, cars, by) => {
        const comparable = cars.filter((other) => isComparable(sold, other)).length;
        const band = estimateBand(sold, cars, by);
        expect(band?.cars).toBe(comparable >= 5 ? comparable : undefined);
      }),
    );
  });

  test('low is not above high, both lie on a step, and no single price moves them beyond the others', () => {
    fc.assert(
      fc.property(stock, step, (cars, by) => {
        const band = estimateBand(mine, cars, by);
        if (!band) return;
        expect(band.low).toBeLessThanOrEqual(band.high);
        expect([band.low % by, band.high % by]).toEqual([0, 0]);
        const prices = cars.filter((other) => isComparable(mine, other)).map(({ price }) => price);
        // One year and 24,000 km apart at most: a fifth.
        expect(band.low).toBeGreaterThanOrEqual(Math.min(...prices) * 0.86 * 0.8 - by);
        expect(band.high).toBeLessThanOrEqual(Math.max(...prices) * 0.86 * 1.25 + by);
      }),
    );
  });

  test('the order of the cars does not matter, and dearer cars never lower the band', () => {
    fc.assert(
      fc.property(stock, fc.integer({ min: 0, max: 59 }), (cars, index) => {
        const band = estimateBand(mine, cars, 1);
        expect(estimateBand(mine, cars.toReversed(), 1)).toEqual(band);
        const dearer = cars.map((other, n) => (n === index ? { ...other, price: other.price * 2 } : other));
        const raised = estimateBand(mine, dearer, 1);
        expect(raised?.low ?? 0).toBeGreaterThanOrEqual(band?.low ?? 0);
        expect(raised?.high ?? 0).toBeGreaterThanOrEqual(band?.high ?? 0);
      }),
    );
  });

  test('a car that has gone further is never worth more, as long as the same cars are compared', () => {
    const near = fc.array(fc.record({ price: fc.integer({ min: 1000, max: 2_000_000 }) }), {
      minLength: 5,
      maxLength: 20,
    });
    fc.assert(
      fc.property(near, fc.integer({ min: 0, max: 15_000 }), (prices, further) => {
        const cars = prices.map(({ price }) => at(price));
        const less = estimateBand(mine, cars, 1);
        const more = estimateBand({ ...mine, mileageKm: mine.mileageKm + further }, cars, 1);
        expect(more?.high ?? 0).toBeLessThanOrEqual(less?.high ?? 0);
      }),
    );
  });
});
