import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mirrorCorners } from './plate-corners.ts';

const share = fc.integer({ min: 0, max: 100_000 }).map((hundredThousandths) => hundredThousandths / 1e5);
const corner = fc.tuple(share, share);

test('the other way round, a plate still begins at its top left corner and goes clockwise', () => {
  const corners = [
    [0.7, 0.6],
    [0.8, 0.61],
    [0.81, 0.65],
    [0.71, 0.64],
  ] as const;
  expect(mirrorCorners(corners)).toEqual([
    [0.2, 0.61],
    [0.3, 0.6],
    [0.29, 0.64],
    [0.19, 0.65],
  ]);
});

test('mirrored twice it is where it was', () => {
  fc.assert(
    fc.property(fc.tuple(corner, corner, corner, corner), (corners) => {
      expect(mirrorCorners(mirrorCorners(corners))).toEqual(corners);
    }),
  );
});
