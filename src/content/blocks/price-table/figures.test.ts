import { expect, test } from 'vitest';
import { phoneSize, withNonBreakingThousands } from './figures.ts';

const row = (...values: string[]) => ({ small: false, cells: values.map((value) => ({ value })) });

test('prices per kilowatt-hour stay large on a phone, prices in thousands do not', () => {
  expect(phoneSize([row('4,20', '3,90')], false)).toBe('large');
  expect(phoneSize([row('17 639')], false)).toBe('medium');
  expect(phoneSize([row('12 875 kr')], false)).toBe('small');
});

test('one long price makes all of them smaller, so that a column stays even', () => {
  expect(phoneSize([row('6 029'), row('17 639')], false)).toBe('medium');
});

test('sums are never larger than the prices above them, and do not change those', () => {
  const rows = [row('4,20'), { ...row('217 639 kr'), small: true }];
  expect(phoneSize(rows, false)).toBe('large');
  expect(phoneSize(rows, true)).toBe('small');
});

test('a figure does not break between its thousands, but words may', () => {
  expect(withNonBreakingThousands('1 250 000 kr')).toBe('1\u00a0250\u00a0000 kr');
  expect(withNonBreakingThousands('from 7 months')).toBe('from 7 months');
});
