import { expect, test } from 'vitest';
import {
  COLLAPSE_DELAY_MS,
  closeDelayMs,
  itemsThatFit,
  nextFocusIndex,
  SOLID_AFTER_PX,
} from './menu-rules.ts';

const row = { widths: [100, 100, 100], gap: 20, availableWidth: 340, moreWidth: 60, moreStays: false };

test('NAV-16 all items stay in the bar as long as they fit to the pixel, and More is not needed', () => {
  expect(itemsThatFit(row)).toBe(3);
});

test('NAV-16 one pixel less and the last items move into More, which takes width as well', () => {
  expect(itemsThatFit({ ...row, availableWidth: 339 })).toBe(2);
  expect(itemsThatFit({ ...row, availableWidth: 299 })).toBe(1);
  expect(itemsThatFit({ ...row, availableWidth: 100 })).toBe(0);
});

test('More that is always shown takes its width from the start', () => {
  expect(itemsThatFit({ ...row, moreStays: true })).toBe(2);
  expect(itemsThatFit({ ...row, availableWidth: 420, moreStays: true })).toBe(3);
});

test('NAV-26 NAV-27 NAV-24 CONST-06 200 ms after leaving, 600 on an item without children, 500 to collapse', () => {
  expect([closeDelayMs('away'), closeDelayMs('on leaf'), COLLAPSE_DELAY_MS]).toEqual([200, 600, 500]);
});

test('NAV-34 CONST-06 the bar turns solid after 100 px', () => {
  expect(SOLID_AFTER_PX).toBe(100);
});

test('NAV-29 arrows move the focus by one, Home and End to the ends, other keys not at all', () => {
  const keys = { back: 'ArrowUp', on: 'ArrowDown' };
  const from = (at: number, key: string) => nextFocusIndex(key, { at, of: 3, keys });
  expect(from(0, 'ArrowDown')).toBe(1);
  expect(from(2, 'ArrowDown')).toBe(2);
  expect(from(1, 'ArrowUp')).toBe(0);
  expect(from(0, 'ArrowUp')).toBe(-1);
  expect([from(1, 'Home'), from(1, 'End'), from(1, 'Enter')]).toEqual([0, 2, undefined]);
});
