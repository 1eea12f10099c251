import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal, formatPercent } from './format-number.ts';

const locales = fc.constantFrom('sv-SE', 'nb-NO', 'fi-FI', 'sk-SK', 'en-GB');
const nonBreaking = (text: string) => text.replace(/[\u202f\s]/g, '\u00a0');
const notZero = (text: string) => /[1-9]/.test(text);

test('a number is formatted as by Intl, in every language of the sites', () => {
  const decimals = fc
    .tuple(fc.nat(3), fc.nat(3))
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
  const amounts = fc.oneof(
    fc.integer(),
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer().map((cents) => cents / 100),
  );
  fc.assert(
    fc.property(amounts, locales, decimals, (amount, locale, { min, max }) => {
      const intl = new Intl.NumberFormat(locale, {
        minimumFractionDigits: min,
        maximumFractionDigits: max,
      });
      const wanted = nonBreaking(intl.format(amount));
      // What rounds to nothing has no sign here.
      const unsigned = notZero(wanted) ? wanted : wanted.replace(/^[-\u2212]/, '');
      expect(formatDecimal(amount, locale, { min, max })).toBe(unsigned);
    }),
    { numRuns: 2000 },
  );
});

test('a percentage has the sign of the language at the distance of the language', () => {
  expect(formatPercent(5.95, 'sv', 2)).toBe('5,95\u00a0%');
  expect(formatPercent(20, 'sk-SK', 0)).toBe('20\u00a0%');
  expect(formatPercent(9.9, 'en', 2)).toBe('9.90%');
});

test('an unknown language is an error, not a wrong number', () => {
  expect(() => formatDecimal(1, 'de-DE', { min: 0, max: 0 })).toThrow(/de-DE/);
});
