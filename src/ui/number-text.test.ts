import { expect, test } from 'vitest';
import { numberText, readNumber, withinLimits } from './number-text.ts';

test('thousands stand apart and do not break', () => {
  expect(numberText(150000, 'sv-SE')).toBe('150\u00a0000');
  expect(numberText(150000, 'en-GB')).toBe('150,000');
  expect(numberText(4.5, 'sv-SE')).toBe('4,5');
});

test('what people type is read with spaces, units and a comma', () => {
  expect(readNumber('150 000 kr')).toBe(150000);
  expect(readNumber('150\u00a0000')).toBe(150000);
  expect(readNumber('4,5 %')).toBe(4.5);
  expect(readNumber('')).toBeUndefined();
  expect(readNumber('kr')).toBeUndefined();
  expect(readNumber('1,2,3')).toBeUndefined();
});

test('a value is brought within its limits and onto a step', () => {
  const price = { min: 0, max: 1000000, step: 5000 };
  expect(withinLimits(12600, price)).toBe(15000);
  expect(withinLimits(-1, price)).toBe(0);
  expect(withinLimits(2000000, price)).toBe(1000000);
  expect(withinLimits(4.97, { min: 2.9, max: 9, step: 0.1 })).toBe(5);
});
