import { expect, test } from 'vitest';
import { barShare } from './bar-share.ts';

test('the largest amount has the whole length, the others their share of it', () => {
  expect(barShare(2460, 2460)).toBe(100);
  expect(barShare(980, 2460)).toBe(40);
});

test('a very small amount still has a visible bar', () => {
  expect(barShare(1, 5000)).toBe(2);
});

test('no amount, no bar', () => {
  expect(barShare(undefined, 100)).toBe(0);
  expect(barShare(0, 100)).toBe(0);
  expect(barShare(5, 0)).toBe(0);
});
