import { expect, test } from 'vitest';
import { keptTogether, phoneSize } from './figures.ts';

const row = (...values: string[]) => ({ small: false, cells: values.map((value) => ({ value })) });

test('a price per kilowatt-hour stays large on a phone, a price in thousands does not', () => {
  expect(phoneSize(row('4,20', '3,90'))).toBe('large');
  expect(phoneSize(row('4,20', '17 639'))).toBe('medium');
  expect(phoneSize(row('12 875 kr'))).toBe('small');
});

test('a row of sums is never larger than the prices above it', () => {
  expect(phoneSize({ ...row('83 kr'), small: true })).toBe('medium');
});

test('a figure does not break between its thousands, but words may', () => {
  expect(keptTogether('1 250 000 kr')).toBe('1\u00a0250\u00a0000 kr');
  expect(keptTogether('from 7 months')).toBe('from 7 months');
});
