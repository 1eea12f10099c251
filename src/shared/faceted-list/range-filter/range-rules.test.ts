import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Bounds,
  clampedEnds,
  percentScale,
  positionAt,
  positions,
  type RangeEnds,
  rangeToSend,
  sliderStep,
  typedNumber,
  valueAt,
  withDraggedEnd,
  withTypedEnd,
} from './range-rules.ts';

const amount = fc.integer({ min: 0, max: 5_000_000 });
const bounds = fc
  .tuple(amount, fc.integer({ min: 1, max: 5_000_000 }))
  .map(([min, width]): Bounds => ({ min, max: min + width }));
const boundsAndEnds = bounds.chain((within) => {
  const inside = fc.integer(within);
  return fc.tuple(fc.constant(within), fc.tuple(inside, inside)).map(([of, pair]) => {
    const [from = 0, to = 0] = pair.toSorted((a, b) => a - b);
    return { bounds: of, ends: { from, to } satisfies RangeEnds };
  });
});
const end = fc.constantFrom('from' as const, 'to' as const);

describe('the step of a slider', () => {
  test('LIST-27 is at least 1 and about a hundredth of the range', () => {
    expect(sliderStep({ min: 0, max: 50 })).toBe(1);
    expect(sliderStep({ min: 0, max: 500_000 })).toBe(5000);
    fc.assert(
      fc.property(bounds, (of) => {
        const step = sliderStep(of);
        const hundredth = (of.max - of.min) / 100;
        expect(step).toBeGreaterThanOrEqual(1);
        if (hundredth > 1) expect(step / hundredth).toBeGreaterThan(0.5);
        if (hundredth > 1) expect(step / hundredth).toBeLessThan(2);
      }),
    );
  });

  test('both ends of the range can be reached, and every step between lies higher than the one before', () => {
    fc.assert(
      fc.property(bounds, (of) => {
        const last = positions(of);
        expect(valueAt(0, of)).toBe(of.min);
        expect(valueAt(last, of)).toBe(of.max);
        const values = Array.from({ length: last + 1 }, (_, at) => valueAt(at, of));
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }),
    );
  });

  test('a thumb stands where its value is, and so does the histogram above it', () => {
    fc.assert(
      fc.property(bounds, fc.nat(), (of, chance) => {
        const position = chance % (positions(of) + 1);
        expect(valueAt(positionAt(valueAt(position, of), of), of)).toBe(valueAt(position, of));
      }),
    );
    expect([-10, 0, 250, 1000, 5000].map(percentScale({ min: 0, max: 1000 }))).toEqual([0, 0, 25, 100, 100]);
  });
});

describe('moving a thumb', () => {
  test('LIST-24 low and high never cross: a thumb stops at the other one', () => {
    const of = { min: 0, max: 1000 };
    expect(withDraggedEnd({ from: 200, to: 300 }, 'from', 900, of)).toEqual({ from: 300, to: 300 });
    expect(withDraggedEnd({ from: 200, to: 300 }, 'to', 100, of)).toEqual({ from: 200, to: 200 });
    fc.assert(
      fc.property(boundsAndEnds, end, fc.integer(), ({ bounds: of, ends }, which, value) => {
        const next = withDraggedEnd(ends, which, value, of);
        expect(next.from).toBeLessThanOrEqual(next.to);
        expect(next.from).toBeGreaterThanOrEqual(of.min);
        expect(next.to).toBeLessThanOrEqual(of.max);
        const other = which === 'from' ? 'to' : 'from';
        expect(next[other]).toBe(ends[other]);
      }),
    );
  });
});

describe('typing a number', () => {
  const of = { min: 65_900, max: 900_000 };

  test('LIST-25 spaces go, nothing is 0, and the number stays within the facet', () => {
    expect(typedNumber('250 000')).toBe(250_000);
    expect(typedNumber('250\u00a0000 kr')).toBe(250_000);
    expect(typedNumber('')).toBe(0);
    const ends = { from: 100_000, to: 800_000 };
    expect(withTypedEnd(ends, 'from', '250 000', of)).toEqual({ from: 250_000, to: 800_000 });
    expect(withTypedEnd(ends, 'from', '', of)).toEqual({ from: 65_900, to: 800_000 });
    expect(withTypedEnd(ends, 'to', '99 999 999', of)).toEqual({ from: 100_000, to: 900_000 });
  });

  test('LIST-26 low above high: both become the number that was typed', () => {
    const small = { min: 0, max: 1000 };
    expect(withTypedEnd({ from: 100, to: 200 }, 'from', '300', small)).toEqual({ from: 300, to: 300 });
    expect(withTypedEnd({ from: 100, to: 200 }, 'to', '50', small)).toEqual({ from: 50, to: 50 });
    fc.assert(
      fc.property(boundsAndEnds, end, fc.nat(9_999_999), ({ bounds: within, ends }, which, number) => {
        const next = withTypedEnd(ends, which, String(number), within);
        const kept = Math.min(Math.max(number, within.min), within.max);
        expect(next[which]).toBe(kept);
        expect(next.from).toBeLessThanOrEqual(next.to);
      }),
    );
  });
});

describe('what is sent', () => {
  const now = { min: 100, max: 400 };

  test('an end at the edge of what there is now has no limit, whatever is added later', () => {
    expect(rangeToSend({ from: 100, to: 300 }, now)).toEqual({ from: undefined, to: 300 });
    expect(rangeToSend({ from: 200, to: 400 }, now)).toEqual({ from: 200, to: undefined });
    expect(rangeToSend({ from: 200, to: 300 }, now)).toEqual({ from: 200, to: 300 });
  });

  test('what is sent shows the same again, for every choice within the bounds', () => {
    fc.assert(
      fc.property(boundsAndEnds, ({ bounds: within, ends }) => {
        expect(clampedEnds(rangeToSend(ends, within), within)).toEqual(ends);
      }),
    );
  });

  test('no limit on either side is no filter', () => {
    expect(rangeToSend({ from: 100, to: 400 }, now)).toBeUndefined();
  });

  test('a range chosen when there was more shows as far as there is something to show', () => {
    expect(clampedEnds({ from: 0, to: 300 }, { min: 100, max: 200 })).toEqual({ from: 100, to: 200 });
    expect(clampedEnds(undefined, { min: 100, max: 200 })).toEqual({ from: 100, to: 200 });
  });
});
