import { expect, test } from 'vitest';
import { searchByBruteForce } from '../../../shared/search/testing/brute-force.ts';
import { definitionOf } from '../../inventory/testing/definition-by-name.ts';
import { aCarRecord } from '../testing/a-car.ts';
import { facetWord } from './facet-word.ts';
import { facetWords } from './facet-words.ts';
import { stockQuery } from './list-query.ts';

const cars = [
  aCarRecord({ car_vehicle_type_code: 'LCV', car_campaigns: ['Höstkampanj'], car_color: 'Thunder Grey' }),
];
const { facet } = searchByBruteForce(definitionOf('cars-solvik-se'), cars, stockQuery());
const reader = (language: 'sv' | 'en') =>
  ({ site: { country: 'SE', languages: ['sv', 'en'] }, language }) as const;

test('on a page in another language the values of the stock have its words', () => {
  const words = facetWords(facet, reader('en'));
  const shown = (field: string, value: string) => facetWord(words, field, value);
  expect(shown('car_fuel', 'Laddhybrid')).toBe('Plug-in hybrid');
  expect(shown('car_fuel', 'Bensin')).toBe('Petrol');
  expect(shown('car_campaigns', 'Höstkampanj')).toBe('Autumn offer');
  expect(shown('car_brand', 'Volvo')).toBe('Volvo');
  expect(shown('car_color', 'Thunder Grey')).toBe('Thunder Grey');
});

test('in the index’s own language only codes have another word', () => {
  expect(facetWords(facet, reader('sv'))).toEqual({ car_vehicle_type_code: { LCV: 'Transportbil' } });
});
