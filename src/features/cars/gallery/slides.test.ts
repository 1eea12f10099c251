import { expect, test } from 'vitest';
import { isAdjacent, slideAfter, slideForKey } from './slides.ts';

test('GAL-15 steps end at the first and the last picture', () => {
  expect(slideAfter(0, -1, 5)).toBe(0);
  expect(slideAfter(3, 1, 5)).toBe(4);
  expect(slideAfter(4, 1, 5)).toBe(4);
  expect(slideAfter(0, 1, 0)).toBe(0);
});

test('GAL-15 arrow keys step, Home and End go to the ends, other keys do nothing', () => {
  const from = (key: string) => slideForKey(key, 2, 5);
  expect([from('ArrowLeft'), from('ArrowRight'), from('Home'), from('End')]).toEqual([1, 3, 0, 4]);
  expect([from('Tab'), from('ArrowUp'), from(' ')]).toEqual([undefined, undefined, undefined]);
});

test('the neighbours of the picture that is shown lie ready', () => {
  expect([0, 1, 2, 3, 4].filter((at) => isAdjacent(at, 2))).toEqual([1, 2, 3]);
});
