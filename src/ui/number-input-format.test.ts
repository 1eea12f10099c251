import { expect, test } from 'vitest';
import { clampToStep, formatNumberInput, parseNumberInput } from './number-input-format.ts';

test('thousands stand apart and do not break', () => {
  expect(formatNumberInput(150000, 'sv-SE')).toBe('150\u00a0000');
  expect(formatNumberInput(150000, 'en-GB')).toBe('150,000');
  expect(formatNumberInput(4.5, 'sv-SE')).toBe('4,5');
});

test('what people type is read with spaces, units and a comma', () => {
  expect(parseNumberInput('150 000 kr')).toBe(150000);
  expect(parseNumberInput('150\u00a0000')).toBe(150000);
  expect(parseNumberInput('4,5 %')).toBe(4.5);
  expect(parseNumberInput('')).toBeUndefined();
  expect(parseNumberInput('kr')).toBeUndefined();
  expect(parseNumberInput('1,2,3')).toBeUndefined();
});

test('a value is brought within its limits and onto a step', () => {
  const price = { min: 0, max: 1000000, step: 5000 };
  expect(clampToStep(12600, price)).toBe(15000);
  expect(clampToStep(-1, price)).toBe(0);
  expect(clampToStep(2000000, price)).toBe(1000000);
  expect(clampToStep(4.97, { min: 2.9, max: 9, step: 0.1 })).toBe(5);
});
