import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Country } from '../sites/countries.ts';
import {
  formatRegistrationNumber,
  hasFormOf,
  isIssuedIn,
  normalizeRegistrationNumber,
} from './registration-number.ts';

test.each([
  ['SE', 'abc12d', 'ABC 12D'],
  ['SE', 'ABC 123', 'ABC 123'],
  ['NO', 'EV12345', 'EV 12345'],
  ['FI', 'ABC123', 'ABC-123'],
  ['SK', 'BL 123 AB', 'BL 123AB'],
  ['GB', 'nc22gkh', 'NC22 GKH'],
] as const)('a registration number of %s is written as the country writes it: %s', (country, feed, text) => {
  expect(formatRegistrationNumber(feed, country)).toBe(text);
});

test('a personal registration number stays as it is', () => {
  expect(formatRegistrationNumber(' MR SUN ', 'SE')).toBe('MR SUN');
});

/** Numbers as each country gives them out. */
const issued: Readonly<Record<Country, RegExp>> = {
  SE: /^[A-Z]{3}\d{2}[A-Z\d]$/,
  NO: /^[A-Z]{2}\d{4,5}$/,
  FI: /^[A-ZÅÄÖ]{2,3}\d{1,3}$/,
  SK: /^[A-Z]{2}\d{3}[A-Z]{2}$/,
  GB: /^[A-Z]{2}\d{2}[A-Z]{3}$/,
};
const anIssued = fc
  .constantFrom(...(Object.keys(issued) as Country[]))
  .chain((country) => fc.tuple(fc.constant(country), fc.stringMatching(issued[country])));

/** The same number with spaces, dashes and small letters anywhere in it. */
const aSpelling = (number: string) =>
  fc
    .tuple(
      ...[...number].map((letter) =>
        fc.tuple(
          fc.constantFrom('', ' ', '-', '\u00a0', '\t'),
          fc.constantFrom(letter, letter.toLowerCase()),
        ),
      ),
    )
    .map((letters) => `${letters.map((pair) => pair.join('')).join('')} `);

test('SB-18 SB-19 TH-12 every spelling of a registration number is the same number', () => {
  const spelled = anIssued.chain(([country, number]) =>
    fc.tuple(fc.constant(country), fc.constant(number), aSpelling(number)),
  );
  fc.assert(
    fc.property(spelled, ([country, number, spelling]) => {
      expect(normalizeRegistrationNumber(spelling)).toBe(number);
      expect(hasFormOf(country, number)).toBe(true);
      expect(formatRegistrationNumber(spelling, country)).toBe(formatRegistrationNumber(number, country));
      expect(normalizeRegistrationNumber(formatRegistrationNumber(number, country))).toBe(number);
    }),
  );
});

test('of any text nothing but spaces, dashes and small letters is lost, and what is normalized stays so', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const number = normalizeRegistrationNumber(text);
      expect(number).not.toMatch(/[\s-]/);
      expect(number).toBe(
        [...text]
          .filter((letter) => !/[\s-]/.test(letter))
          .join('')
          .toUpperCase(),
      );
      expect(normalizeRegistrationNumber(number)).toBe(number);
    }),
  );
});

test('SB-26 Swedish numbers have no I, Q, V, Å, Ä or Ö, and no O at the end', () => {
  expect(['ABC123', 'ABC12D', 'OOO12A'].every((plate) => isIssuedIn('SE', plate))).toBe(true);
  for (const wrong of ['IBC123', 'AQC123', 'ABV123', 'ÅBC123', 'ABC12O', 'ABC1234', 'AB123', 'abc123', ''])
    expect(isIssuedIn('SE', wrong), wrong).toBe(false);
});
