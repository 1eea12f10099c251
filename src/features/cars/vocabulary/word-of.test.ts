import { expect, test } from 'vitest';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import { hasWord, valueNamed, wordOf } from './word-of.ts';

const page = (country: Site['country'], first: Language, language: Language) => ({
  site: { country, languages: [first, language] as const },
  language,
});

test('a value of the index is shown in the language of the page', () => {
  expect(wordOf('car_fuel', 'Bensin', page('SE', 'sv', 'en'))).toBe('Petrol');
  expect(wordOf('car_body', 'Kombi', page('SE', 'sv', 'en'))).toBe('Estate');
  expect(wordOf('car_body', 'Kombi', page('NO', 'nb', 'en'))).toBe('Hatchback');
  expect(wordOf('car_equipment', 'Motorvärmare', page('SE', 'sv', 'en'))).toBe('Engine heater');
});

test('the Swedish of Finland has words of its own, and towns have their Swedish names', () => {
  expect(wordOf('car_body', 'Pakettiauto', page('FI', 'fi', 'sv'))).toBe('Paketbil');
  expect(wordOf('car_fuel', 'Sähkö', page('FI', 'fi', 'sv'))).toBe('El');
  expect(wordOf('car_site_city', 'Turku', page('FI', 'fi', 'sv'))).toBe('Åbo');
  expect(wordOf('car_site_region', 'Uusimaa', page('FI', 'fi', 'sv'))).toBe('Nyland');
});

test('names, and what no vocabulary has, stay as they are', () => {
  expect(wordOf('car_brand', 'Mini', page('SE', 'sv', 'en'))).toBe('Mini');
  expect(wordOf('car_color', 'Thunder Grey', page('SE', 'sv', 'en'))).toBe('Thunder Grey');
  expect(wordOf('car_site_city', 'Uppsala', page('SE', 'sv', 'en'))).toBe('Uppsala');
  expect(hasWord('car_color', 'Thunder Grey', page('SE', 'sv', 'en'))).toBe(false);
  expect(hasWord('car_color', 'Grå', page('SE', 'sv', 'en'))).toBe(true);
  expect(hasWord('car_color', 'Thunder Grey', page('SE', 'sv', 'sv'))).toBe(true);
});

test.each([
  ['car_fuel', 'Electric', 'sv', 'El'],
  ['car_fuel', 'EL', 'sv', 'El'],
  ['car_fuel', 'elbil', 'sv', 'El'],
  ['car_fuel', 'PHEV', 'nb', 'Ladbar hybrid'],
  ['car_fuel', 'Plug-in hybrid', 'sv', 'Laddhybrid'],
  ['car_body', 'station wagon', 'sv', 'Kombi'],
  ['car_body', 'Kombi', 'nb', 'Kombi'],
  ['car_gearbox', 'Automatic', 'sk', 'Automatická'],
  ['car_drive', '4WD', 'fi', 'Neliveto'],
  ['car_color', 'gray', 'en', 'Grey'],
  ['car_condition', 'Second-hand', 'sv', 'Begagnad'],
  ['car_vehicle_type', 'LCV', 'fi', 'Pakettiauto'],
] as const)('%s %s is %s: %s', (field, written, language, value) => {
  expect(valueNamed(field, written, language)).toBe(value);
});

test('a word of a language that is listed comes before the same word of another', () => {
  expect(valueNamed('car_body', 'Kombi', 'en', ['nb'])).toBe('Hatchback');
  expect(valueNamed('car_body', 'Kombi', 'en', ['sk'])).toBe('Estate');
  expect(valueNamed('car_body', 'submarine', 'en', ['sk'])).toBeUndefined();
});
