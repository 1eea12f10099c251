import { expect, test } from 'vitest';
import { distinguishability, mostDistinguishable } from './compare-durations.ts';

test('equal samples cannot be told apart, separate ones can, and it does not matter which is slower', () => {
  expect(distinguishability([1, 2, 3], [1, 2, 3])).toBe(0.5);
  expect(distinguishability([1, 1, 2], [3, 4, 5])).toBe(0);
  expect(distinguishability([3, 4, 5], [1, 1, 2])).toBe(1);
  expect(distinguishability([1, 4], [2, 3])).toBe(0.5);
});

test('the pair that differs most is named', () => {
  const durations = new Map([
    ['found', [1, 2, 3]],
    ['unknown', [1, 2, 3]],
    ['limited', [2, 3, 4]],
  ]);
  const { pair, value } = mostDistinguishable(durations);
  expect(pair).toBe('found / limited');
  expect(value).toBeCloseTo(7 / 9);
});
