import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasName, keysInTexts, keysOfPerson, type Person, textsIn } from './person-keys.ts';

const isFound = (person: Person, ...texts: string[]) => {
  const present = keysInTexts(texts);
  return [...keysOfPerson(person)].some((key) => present.has(key));
};

test.each([
  ['070-123 45 67', '+46 (0)70 123 45 67'],
  ['070-123 45 67', '0046701234567'],
  ['+46701234567', 'Ring mig på 070 123 45 67 12/5, helst före tio'],
  ['0701234567', 'Telefon: 46701234567.'],
  ['07911 123456', '+44 7911 123456'],
  ['+47 912 34 567', '91234567'],
  ['0905 123 456', '+421 905 123 456'],
])('a telephone is found however it is written: %s, %s', (asked, stored) => {
  expect(isFound({ phone: asked }, stored)).toBe(true);
});

test.each([
  ['070-123 45 67', '070-123 45 68'],
  ['070-123 45 67', '1701234567890123'],
  ['070-123 45 67', 'SB-70123456'],
])('another number is not: %s, %s', (asked, stored) => {
  expect(isFound({ phone: asked }, stored)).toBe(false);
});

test.each([
  ['anna@example.se', 'Anna@Example.SE'],
  ['anna@example.se', 'Skriv till anna@example.se. Tack!'],
  ['anna@example.se', '<anna@example.se>, bo@example.se'],
  ['zoë@exämple.se', 'zoë@exämple.se'],
])('a mail address is found: %s in %s', (email, stored) => {
  expect(isFound({ email }, stored)).toBe(true);
});

test.each(['nanna@example.se', 'anna@example.se.example', 'anna@example.seo'])(
  'a mail address that only begins or ends alike is another one: %s',
  (stored) => {
    expect(isFound({ email: 'anna@example.se' }, stored)).toBe(false);
  },
);

test.each([
  ['ABC 123', 'abc123'],
  ['abc123', 'Min bil ABC 123 läcker olja'],
  ['B AB 1234E', 'B-AB 1234E'],
  ['MITTNAMN', 'mitt namn'],
])('a plate is found: %s in %s', (plate, stored) => {
  expect(isFound({ plate }, stored)).toBe(true);
});

test('a word of a text is no plate without digits', () => {
  expect(isFound({ plate: 'VOLVO' }, 'En fin Volvo med drag')).toBe(false);
});

test('a name needs all of its words, in any order and with any accents', () => {
  expect(hasName(['Ågren', 'Åsa Maria'], 'asa agren')).toBe(true);
  expect(hasName(['Åsa Berg'], 'Åsa Ågren')).toBe(false);
  expect(hasName(['Åsa'], ' ')).toBe(false);
});

test('texts are found however deep', () => {
  expect(textsIn({ a: ['x', { b: 'y', c: 3 }], d: null })).toEqual(['x', 'y']);
});

test('whatever separators a number is written with, it is found', () => {
  const separators = fc.array(fc.constantFrom('', ' ', '-', ' - ', '.', '/'), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(separators, fc.constantFrom('0', '+46', '0046', '+46 (0)', '46'), (between, prefix) => {
      const number = [...'701234567'].map((digit, place) => `${digit}${between[place] ?? ''}`).join('');
      return isFound({ phone: '0701234567' }, `Ring ${prefix}${number}, tack`);
    }),
  );
});

test('no text is too strange to be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => keysInTexts([text]).size >= 0),
  );
});
