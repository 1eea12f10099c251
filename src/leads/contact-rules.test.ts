import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactFaults, emailFault, messageFault, nameFault, phoneFault } from './contact-rules.ts';

const filledIn = {
  name: 'Ebba Lindmark',
  phone: '+46 70 123 45 67',
  email: 'ebba@example.com',
  message: '',
  siteName: '',
};

test('CONT-02 a name is required, spaces are none', () => {
  expect(nameFault('')).toBe('missing');
  expect(nameFault('   ')).toBe('missing');
  expect(nameFault('Ebba')).toBeUndefined();
  expect(nameFault('E'.repeat(101))).toBe('too long');
});

test('CONT-03 a phone number is required: an optional plus, then 6 to 20 digits or spaces', () => {
  expect(phoneFault('')).toBe('missing');
  expect(phoneFault('12345')).toBe('too short');
  expect(phoneFault('123456')).toBeUndefined();
  expect(phoneFault('1'.repeat(20))).toBeUndefined();
  expect(phoneFault('1'.repeat(21))).toBe('too long');
  expect(phoneFault('+46 70 123')).toBeUndefined();
  expect(phoneFault('070 abc 123')).toBe('wrong');
  expect(phoneFault('070-12')).toBe('too short');
  expect(phoneFault('46+70123456')).toBe('wrong');
});

test('CONT-04 the plus does not count towards the six to twenty', () => {
  expect(phoneFault('+12345')).toBe('too short');
  expect(phoneFault('+123456')).toBeUndefined();
  expect(phoneFault(`+${'1'.repeat(20)}`)).toBeUndefined();
  expect(phoneFault(`+${'1'.repeat(21)}`)).toBe('too long');
});

test('CONT-03 CONT-04 for any words: what passes is a plus or none and 6 to 20 digits or spaces, what does not pass is not', () => {
  const signs = fc.constantFrom('+', ' ', '-', 'a', '0', '1', '7', '9');
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 26 }), (words) => {
      const given = words.trim();
      const rest = given.startsWith('+') ? given.slice(1) : given;
      const right =
        rest.length >= 6 && rest.length <= 20 && [...rest].every((sign) => ' 0179'.includes(sign));
      expect(phoneFault(words) === undefined).toBe(right);
    }),
    { numRuns: 2000 },
  );
});

test('CONT-05 an address without a dot after the @ reaches nobody', () => {
  expect(emailFault('')).toBe('missing');
  for (const wrong of [
    'a@b',
    'a',
    '@b.se',
    'a@',
    'a b@c.se',
    'a@b..se',
    'a@-b.se',
    'å@b.se',
    'a@b.se\nBcc: x@y.se',
  ])
    expect(emailFault(wrong), wrong).toBe('wrong');
  for (const right of ['a@b.se', ' ebba.lindmark+bil@mail.example.com '])
    expect(emailFault(right), right).toBeUndefined();
  expect(emailFault(`${'a'.repeat(250)}@b.se`)).toBe('too long');
});

test('CONT-05 every address that passes has one @, a dot behind it and nothing that ends a header', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), (address, noise) => {
      for (const given of [address, address + noise, noise + address]) {
        if (emailFault(given) !== undefined) continue;
        expect(given.trim()).toMatch(/^[^@\s<>,;"]+@[^@\s<>,;"]+\.[^@\s<>,;".]+$/);
      }
    }),
  );
});

test('CONT-06 a message is not needed', () => {
  expect(messageFault('')).toBeUndefined();
  expect(messageFault('x'.repeat(4001))).toBe('too long');
  expect(contactFaults(filledIn, { isSample: false })).toEqual({});
});

test('CONT-07 a sample car needs a seller, a car in stock does not', () => {
  expect(contactFaults(filledIn, { isSample: true })).toEqual({ siteName: 'missing' });
  expect(contactFaults({ ...filledIn, siteName: 'Solvik Lindö' }, { isSample: true })).toEqual({});
});

test('CONT-08 everything that is wrong is told at once', () => {
  const nothing = { name: '', phone: '', email: '', message: '', siteName: '' };
  expect(contactFaults(nothing, { isSample: true })).toEqual({
    siteName: 'missing',
    name: 'missing',
    phone: 'missing',
    email: 'missing',
  });
});
