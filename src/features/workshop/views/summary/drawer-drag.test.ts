import { expect, test } from 'vitest';
import { isDrag, isOpenAfterDrag } from './drawer-drag.ts';

test.each([
  [199, true],
  [200, true],
  [201, false],
  [-50, true],
])('SB-96 CONST-20 an open drawer that is dragged %d px down is open: %s', (px, isOpen) => {
  expect(isOpenAfterDrag(true, px)).toBe(isOpen);
});

test.each([
  [-60, true],
  [-20, false],
  [100, false],
])('SB-95 a closed drawer that is dragged %d px is open: %s', (px, isOpen) => {
  expect(isOpenAfterDrag(false, px)).toBe(isOpen);
});

test('a press that trembles is still a click', () => {
  expect([isDrag(0), isDrag(5), isDrag(-5), isDrag(20)]).toEqual([false, false, false, true]);
});
