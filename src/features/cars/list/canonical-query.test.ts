import { expect, test } from 'vitest';
import { canonicalFilters, canonicalQuery, canonicalSegments } from './canonical-query.ts';

test('RED-55 old and translated values of an address become those of the index; others stay', () => {
  const query = {
    car_fuel: ['Electric', 'bensin', 'steam'],
    car_body: ['Estate'],
    car_brand: ['Electric'],
    page: ['2'],
  };
  expect(canonicalQuery(query, ['sv', 'en'])).toEqual({
    car_fuel: ['El', 'Bensin', 'steam'],
    car_body: ['Kombi'],
    car_brand: ['Electric'],
    page: ['2'],
  });
  expect(canonicalQuery({ car_site_city: ['Åbo'] }, ['fi', 'sv'])).toEqual({ car_site_city: ['Turku'] });
});

test('a segment of a path may be a word of any of the site’s languages', () => {
  expect(canonicalSegments(['volvo', 'petrol'], ['sv', 'en'])).toEqual(['volvo', 'Bensin']);
});

test('an editor may write a filter in any language of the site', () => {
  const filters = [
    { field: 'car_fuel', value: 'Electric' },
    { field: 'car_price', value: '0-300000' },
  ];
  expect(canonicalFilters(filters, ['sv', 'en']).map(({ value }) => value)).toEqual(['El', '0-300000']);
});
