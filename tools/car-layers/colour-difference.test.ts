import { expect, test } from 'vitest';
import { colourDifference, labDifference } from './colour-difference.ts';

test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('%j and %j differ by %f, as published with the formula', (one, other, difference) => {
  expect(labDifference(one, other)).toBeCloseTo(difference, 3);
  expect(labDifference(other, one)).toBeCloseTo(difference, 3);
});

test('black and white are a hundred apart, a colour is itself', () => {
  expect(colourDifference([0, 0, 0], [255, 255, 255])).toBeCloseTo(100, 1);
  expect(colourDifference([12, 200, 99], [12, 200, 99])).toBe(0);
});
