import { expect, test } from 'vitest';
import { dictionaryFor } from '../../src/content/publishing/built-in-texts.ts';
import { formatRegistrationNumber, hasFormOf } from '../../src/shared/number-plates/registration-number.ts';
import { type Country, countries } from '../../src/shared/sites/countries.ts';
import { countryRules } from '../../src/shared/sites/country-rules.ts';
import type { Language } from '../../src/shared/sites/languages.ts';
import { toInternationalNumber } from '../../src/shared/sites/phone-number.ts';

// The compiler knows the product's own countries and languages only.
const AT = 'AT' as Country;
const de = 'de' as Language;

test('a country is a file beside the language of another one', () => {
  expect(countries[AT]).toMatchObject({ language: 'de', currency: 'EUR', vatPercent: 20 });
  expect(countryRules({ country: AT }, de).showsConsumerCreditExample).toBe(true);
  expect(toInternationalNumber('0664 123 45 67', AT)).toBe('+436641234567');
});

test('what Austria says differently stands in its folder, the rest is that of the language', () => {
  const [austria, germany] = [dictionaryFor(de, {}, AT), dictionaryFor(de, {}, 'DE' as Country)];
  expect(austria.financeCreditExample).toContain('§ 5 VKrG');
  expect(germany.financeCreditExample).toContain('§ 17 PAngV');
  expect(austria.listAnywhere).toBe('Österreichweit');
  expect(austria.financeDownPayment).toBe(germany.financeDownPayment);
});

test.each([
  ['W-12345 A', 'W12345A'],
  ['GU 123AB', 'GU123AB'],
  ['L-MAX 1', 'LMAX1'],
])('the plate %s', (written, normalized) => {
  expect(hasFormOf(AT, normalized)).toBe(true);
  expect(formatRegistrationNumber(written, AT)).toMatch(/^[A-Z]{1,2}-[\dA-Z]+ [\dA-Z]+$/);
});
