import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toInternationalNumber } from './phone-number.ts';

test.each([
  ['070-123 45 67', 'SE', '+46701234567'],
  ['0701234567', 'SE', '+46701234567'],
  ['+46 70 123 45 67', 'SE', '+46701234567'],
  ['+46 (0)70-123 45 67', 'SE', '+46701234567'],
  ['+460701234567', 'SE', '+46701234567'],
  ['0046701234567', 'SE', '+46701234567'],
  ['46701234567', 'SE', '+46701234567'],
  ['701234567', 'SE', '+46701234567'],
  ['031 12 34 56', 'SE', '+4631123456'],
  ['412 34 567', 'NO', '+4741234567'],
  ['4741234567', 'NO', '+4741234567'],
  ['040 123 4567', 'FI', '+358401234567'],
  ['0905 123 456', 'SK', '+421905123456'],
  ['07700 900123', 'GB', '+447700900123'],
  ['+47 412 34 567', 'SE', '+4741234567'],
] as const)('%s on a site in %s is %s', (phone, country, expected) => {
  expect(toInternationalNumber(phone, country)).toBe(expected);
});

test.each(['', 'ring mig', '12345', '+46', '07012345678901234567', '+46 70 +47 12 34 56'])(
  '%j is no number',
  (phone) => {
    expect(toInternationalNumber(phone, 'SE')).toBeUndefined();
  },
);

test('a number that was normalised stays as it is, on a site of any country', () => {
  const countries = fc.constantFrom('SE', 'NO', 'FI', 'SK', 'GB');
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[0-9 ]{6,20}$/), countries, countries, (phone, one, other) => {
      const number = toInternationalNumber(phone, one);
      if (number !== undefined && !/^\+(46|47|358|421|44)0/.test(number))
        expect(toInternationalNumber(number, other)).toBe(number);
    }),
  );
});
