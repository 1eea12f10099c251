import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOnStep, nearestStep, nextStep } from '../../shared/platform/bounds.ts';
import { parseAmount, sanitizeAmount } from './amount-input.ts';

const bounds = { min: 20_000, max: 90_500, step: 1000 };

test('LOAN-09 leading zeros and spaces are ignored, and the amount is clamped to its bounds', () => {
  expect(parseAmount('0050000', bounds)).toBe(50_000);
  expect(parseAmount('50 000 kr', bounds)).toBe(50_000);
  expect(parseAmount('1', bounds)).toBe(20_000);
  expect(parseAmount('9'.repeat(400), bounds)).toBe(90_500);
  expect(parseAmount('', bounds)).toBe(20_000);
});

test('LOAN-09 while typing, leading zeros and letters are removed', () => {
  expect(sanitizeAmount('0050000')).toBe('50000');
  expect(sanitizeAmount('50 000kr')).toBe('50 000');
  expect(sanitizeAmount('0')).toBe('0');
  expect(sanitizeAmount('-5')).toBe('5');
});

test('LOAN-07 LOAN-17 a slider steps by a thousand from its minimum, and ends at its maximum', () => {
  expect(nearestStep(bounds, 20_400)).toBe(20_000);
  expect(nearestStep(bounds, 20_600)).toBe(21_000);
  expect(nearestStep(bounds, 90_700)).toBe(90_500);
  expect(nearestStep({ ...bounds, max: 90_400 }, 90_400)).toBe(90_400);
  expect(nextStep(bounds, 20_000, 1)).toBe(21_000);
  expect(nextStep(bounds, 21_000, -1)).toBe(20_000);
  expect(nextStep(bounds, 20_000, -1)).toBe(20_000);
  expect(nextStep(bounds, 90_500, -1)).toBe(90_000);
  expect(nextStep(bounds, 90_000, 1)).toBe(90_500);
  expect(nextStep(bounds, 50_345, 1)).toBe(51_000);
  expect(nextStep(bounds, 50_345, -1)).toBe(50_000);
});

test('only whole steps from the minimum are on a step', () => {
  expect(isOnStep({ ...bounds, min: 20_500 }, 23_500)).toBe(true);
  expect(isOnStep({ ...bounds, min: 20_500 }, 23_000)).toBe(false);
  expect(isOnStep({ min: 0, max: 1, step: 0.1 }, 0.3)).toBe(true);
});

test('LOAN-17 a slider never leaves its bounds', () => {
  const some = fc.record({
    min: fc.integer({ min: 0, max: 1e6 }),
    span: fc.integer({ min: 0, max: 1e6 }),
    step: fc.integer({ min: 1, max: 5000 }),
  });
  fc.assert(
    fc.property(some, fc.double({ noNaN: true, min: -1e7, max: 1e7 }), ({ min, span, step }, value) => {
      const limits = { min, max: min + span, step };
      for (const moved of [
        nearestStep(limits, value),
        nextStep(limits, value, 1),
        nextStep(limits, value, -1),
      ]) {
        expect(moved).toBeGreaterThanOrEqual(limits.min);
        expect(moved).toBeLessThanOrEqual(limits.max);
        expect(moved === limits.max || isOnStep(limits, moved)).toBe(true);
      }
    }),
  );
});
