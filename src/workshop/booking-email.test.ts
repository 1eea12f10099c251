import { expect, test } from 'vitest';
import { phoneError } from '../platform/contact-rules.ts';
import { bookingEmailError } from './booking-email.ts';

test('SB-84 an address has a top-level part of at least two letters', () => {
  expect(bookingEmailError('karin@ekdahl.se')).toBeUndefined();
  expect(bookingEmailError(' karin@ekdahl.example ')).toBeUndefined();
  for (const wrong of ['a@b.c', 'karin@ekdahl', 'karin@ekdahl.s1', '@ekdahl.se', 'karin ekdahl@se.se'])
    expect(bookingEmailError(wrong)).toBe('wrong');
  expect(bookingEmailError(' ')).toBe('missing');
});

test('SB-84 SB-85 a telephone number has 6 to 20 digits or spaces after an optional plus, in whatever groups', () => {
  for (const right of ['123456', '+46 70 174 06 22', '070-174 06 22', '12345678901234567890'])
    expect(phoneError(right)).toBeUndefined();
  for (const wrong of ['12345', '123456789012345678901', '0701740622x'])
    expect(phoneError(wrong)).toBeDefined();
});
