import { expect, test } from 'vitest';
import { bookablePart, bookableWindow, isBookable } from './bookable-window.ts';

test('TH-36 a wheel change is booked from 3 days to 3 months ahead', () => {
  expect(bookableWindow('2026-11-16')).toEqual({ from: '2026-11-19', to: '2027-02-16' });
  expect(isBookable('2026-11-18', '2026-11-16')).toBe(false);
  expect(isBookable('2026-11-19', '2026-11-16')).toBe(true);
  expect(isBookable('2027-02-16', '2026-11-16')).toBe(true);
  expect(isBookable('2027-02-17', '2026-11-16')).toBe(false);
});

test.each([
  ['2026-11-30', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
  ['2026-01-31', '2026-04-30'],
  ['2026-12-31', '2027-03-31'],
])('TH-36 three months after %s is %s, the last day of a shorter month', (today, to) => {
  expect(bookableWindow(today).to).toBe(to);
});

test.each([
  ['2026-11-01', '2027-12-31', { from: '2026-11-19', to: '2027-02-16' }],
  ['2026-12-01', '2026-12-31', { from: '2026-12-01', to: '2026-12-31' }],
  ['2026-11-16', '2026-11-18', undefined],
  ['2027-02-17', '2027-03-01', undefined],
  ['2026-12-31', '2026-12-01', undefined],
])('TH-36 of %s to %s, %j can be booked', (from, to, part) => {
  expect(bookablePart({ from, to }, '2026-11-16')).toEqual(part);
});
