import { expect, test } from 'vitest';
import type { SearchQuery } from '../../../shared/search/port.ts';
import { searchByBruteForce } from '../../../shared/search/testing/brute-force.ts';
import { definitionOf } from '../../inventory/testing/definition-by-name.ts';
import { aCar, aCarRecord } from '../testing/a-car.ts';
import { otherPackagesQuery, sameMakeQuery, similarCarsQuery } from './related-cars.ts';

const here = { car_site_region: 'Väst', car_body: 'SUV', car_fuel: 'El' };
const stock = [
  aCarRecord({ car_id: '1', ...here }),
  aCarRecord({ car_id: '2', ...here }),
  aCarRecord({ car_id: '3', ...here, car_body: 'Kombi' }),
  aCarRecord({ car_id: '4', ...here, car_brand: 'Kia', car_model: 'EV6' }),
  aCarRecord({ car_id: '5', car_is_sample: true }),
  aCarRecord({ car_id: '6', car_is_sample: true }),
  ...Array.from({ length: 20 }, (_, at) => aCarRecord({ car_id: `9${at}`, ...here })),
];
const ask = (query: SearchQuery) =>
  searchByBruteForce(definitionOf('cars-solvik-se'), stock, query).content.map(({ car_id }) => car_id);

test('DET-30 SRCH-19 beside a car in stock stand eight others of its region, body and fuel, never itself', () => {
  const shown = ask(similarCarsQuery(aCar({ car_id: '1', ...here })));
  expect(shown).toHaveLength(8);
  expect(shown).toContain('2');
  expect(shown).toContain('4');
  expect(shown).not.toContain('1');
  expect(shown).not.toContain('3');
});

test('DET-30 SRCH-18 beside a sample stand cars in stock of its make and model', () => {
  const shown = ask(similarCarsQuery(aCar({ car_id: '5', car_is_sample: true })));
  expect(shown).toHaveLength(8);
  expect(shown).not.toContain('6');
  expect(shown).not.toContain('4');
});

test('what a car does not tell narrows nothing', () => {
  const { filters } = similarCarsQuery(aCar({ car_id: '1', car_body: 'SUV', car_fuel: undefined }));
  expect(filters).toEqual({ car_body: 'SUV', car_id: { not: '1' } });
});

test('where nothing of its kind stands, others of the make do', () => {
  expect(ask(sameMakeQuery(aCar({ car_id: '4', car_brand: 'Kia' })))).toEqual([]);
  expect(ask(sameMakeQuery(aCar({ car_id: '1' })))).toHaveLength(8);
});

test('SRCH-21 other packages are samples of the same model, never the car itself', () => {
  expect(ask(otherPackagesQuery(aCar({ car_id: '5', car_is_sample: true })))).toEqual(['6']);
});
