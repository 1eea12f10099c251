import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldError, messageError, parseWholeNumber } from './field-rules.ts';

const required = (kind: Parameters<typeof fieldError>[0]['kind'], more = {}) => ({
  kind,
  required: true,
  ...more,
});

test.each([
  ['plate', 'AB 12345', undefined],
  ['plate', 'ÅSA-12', undefined],
  ['plate', 'A', 'wrong'],
  ['plate', 'AB<12>', 'wrong'],
  ['plate', 'ABCDEFGHIJKLM', 'too long'],
  ['number', '48 000', undefined],
  ['number', '0', undefined],
  ['number', '-1', 'too low'],
  ['number', '10000000', 'too long'],
  ['number', '1,5', 'wrong'],
  ['date', '2026-02-28', undefined],
  ['date', '2026-02-29', 'wrong'],
  ['date', '28.02.2026', 'wrong'],
  ['email', 'kari@example', 'wrong'],
  ['phone', '+47 412 34 567', undefined],
  ['name', '  ', 'missing'],
] as const)('a %s %j is %s', (kind, value, error) => {
  expect(fieldError(required(kind), [value])).toBe(error);
});

test('a date on the first day allowed is accepted, and the day before is not', () => {
  const field = required('date', { notBefore: '2026-11-16' });
  expect(fieldError(field, ['2026-11-16'])).toBeUndefined();
  expect(fieldError(field, ['2026-11-15'])).toBe('too early');
});

test('nothing is missing from a field that may be left out', () => {
  for (const kind of ['text', 'number', 'date', 'choices', 'checkbox', 'dealership'] as const)
    expect([fieldError({ kind, required: false }, []), fieldError({ kind, required: true }, [])]).toEqual([
      undefined,
      'missing',
    ]);
});

test('whole numbers are read with and without spaces', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (number) => {
      expect(parseWholeNumber(String(number))).toBe(number);
      expect(parseWholeNumber(number.toLocaleString('nb'))).toBe(number);
    }),
  );
});

test('CONT-06 a message is optional', () => {
  expect(messageError('')).toBeUndefined();
  expect(messageError('x'.repeat(4000))).toBeUndefined();
  expect(messageError('x'.repeat(4001))).toBe('too long');
});
