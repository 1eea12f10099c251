import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailError, nameError, phoneError, plainPhone } from './contact-rules.ts';

test('CONT-02 a name is required, and blanks do not count', () => {
  expect(nameError('')).toBe('missing');
  expect(nameError('   ')).toBe('missing');
  expect(nameError('Ebba')).toBeUndefined();
  expect(nameError(` ${'E'.repeat(100)} `)).toBeUndefined();
  expect(nameError('E'.repeat(101))).toBe('too long');
});

test('CONT-03 a phone number is required: an optional plus, then 6 to 20 digits or spaces', () => {
  expect(phoneError('')).toBe('missing');
  expect(phoneError('12345')).toBe('too short');
  expect(phoneError('123456')).toBeUndefined();
  expect(phoneError('1'.repeat(20))).toBeUndefined();
  expect(phoneError('1'.repeat(21))).toBe('too long');
  expect(phoneError('+46 70 123')).toBeUndefined();
  expect(phoneError('070 abc 123')).toBe('wrong');
  expect(phoneError('070-12')).toBe('too short');
  expect(phoneError('46+70123456')).toBe('wrong');
  expect(phoneError('   ')).toBe('missing');
  expect(phoneError('0701.2/3-4 (5)')).toBeUndefined();
  expect(phoneError('abc')).toBe('wrong');
  expect(phoneError(`${'1'.repeat(21)}x`)).toBe('wrong');
  expect(phoneError(`x${'1'.repeat(21)}`)).toBe('wrong');
});

test('CONT-04 the plus does not count towards the six to twenty', () => {
  expect(phoneError('+12345')).toBe('too short');
  expect(phoneError('+123456')).toBeUndefined();
  expect(phoneError(`+${'1'.repeat(20)}`)).toBeUndefined();
  expect(phoneError(`+${'1'.repeat(21)}`)).toBe('too long');
});

test('CONT-03 CONT-04 for any text without other signs: exactly an optional plus and 6 to 20 digits or spaces are valid', () => {
  const characters = fc.constantFrom('+', ' ', 'a', '0', '1', '7', '9');
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 26 }), (text) => {
      const given = text.trim();
      fc.pre(!given.startsWith('00'));
      const rest = given.startsWith('+') ? given.slice(1) : given;
      const right =
        rest.length >= 6 && rest.length <= 20 && [...rest].every((character) => ' 0179'.includes(character));
      expect(phoneError(text) === undefined).toBe(right);
    }),
    { numRuns: 2000 },
  );
});

test('CONT-05 an address needs a dot after the @', () => {
  expect(emailError('')).toBe('missing');
  for (const wrong of [
    'a@b',
    'a',
    '@b.se',
    'a@',
    'a b@c.se',
    'a@b..se',
    'a@-b.se',
    'a@b-.se',
    'a@b.se-',
    'a@b.se.',
    'å@b.se',
    'a@b.se\nBcc: x@y.se',
  ])
    expect(emailError(wrong), wrong).toBe('wrong');
  for (const right of [
    'a@b.se',
    'a@b-c.co.uk',
    `a@${'b'.repeat(63)}.se`,
    ' ebba.lindmark+bil@mail.example.com ',
  ])
    expect(emailError(right), right).toBeUndefined();
  expect(emailError('  ')).toBe('missing');
  expect(emailError(`${'a'.repeat(249)}@b.se`)).toBeUndefined();
  expect(emailError(`${'a'.repeat(250)}@b.se`)).toBe('too long');
});

test('CONT-05 every valid address has one @, a dot after it and nothing that ends a header', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), (address, noise) => {
      for (const given of [address, address + noise, noise + address]) {
        if (emailError(given) !== undefined) continue;
        expect(given.trim()).toMatch(/^[^@\s<>,;"]+@[^@\s<>,;"]+\.[^@\s<>,;".]+$/);
      }
    }),
  );
});

test.each([
  ['070-123 45 67', '0701234567'],
  ['070\u2011123\u00a045\u00a067', '0701234567'],
  ['+46 (0)70-123 45 67', '+46701234567'],
  ['0046(0)701234567', '+46701234567'],
  ['00 46 70 123 45 67', '+46701234567'],
  ['(+46) 70 123 45 67', '+46701234567'],
  ['22 12 34 56', '22 12 34 56'],
  ['+47 22.12.34.56', '+4722123456'],
  ['040–123 4567', '0401234567'],
  ['0905/123 456', '0905123456'],
  ['070-100 12 34', '0701001234'],
  ['(020) 7946 0958', '02079460958'],
  ['+44 (0)20 7946 0958', '+442079460958'],
])('%s is stored as %s', (written, stored) => {
  expect(phoneError(written)).toBeUndefined();
  expect(plainPhone(written)).toBe(stored);
});

test('a number that was normalised stays as it is, and is accepted as it was before', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'+0123456789 ()./-\u2013x') }), (written) => {
      const stored = plainPhone(written);
      expect(plainPhone(stored)).toBe(stored);
      expect(phoneError(stored)).toBe(phoneError(written));
    }),
  );
});
