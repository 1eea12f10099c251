import { expect, test } from 'vitest';
import type { SearchQuery } from '../../shared/search/port.ts';
import { searchByBruteForce } from '../../shared/search/testing/brute-force.ts';
import { carIndex } from '../cars/record/car-record.ts';
import { aCarRecord } from '../cars/testing/a-car.ts';
import { searchByShownPrice } from './search-by-shown-price.ts';

const cars = [
  aCarRecord({ car_id: '1', car_price: 300 }),
  aCarRecord({ car_id: '2', car_price: 400, car_has_campaign_price: true, car_campaign_price: 200 }),
  aCarRecord({ car_id: '3', car_price: 310, car_vehicle_type_code: 'LCV', car_price_exkl_vat: 248 }),
];

const literal = {
  search: async (_: string, query: SearchQuery) => ({
    ...searchByBruteForce(carIndex, cars, query),
    failed: false,
  }),
};

async function idsFound(query: SearchQuery, search = searchByShownPrice(literal)) {
  const { content } = await search.search('cars-solvik-se', query);
  return content.map(({ car_id }) => car_id);
}

test('who sorts by price gets the order of the prices on the cards', async () => {
  expect(await idsFound({ sort_name: 'car_price_asc' })).toEqual(['2', '3', '1']);
  expect(await idsFound({ sort_name: 'car_price_desc' })).toEqual(['1', '3', '2']);
  expect(await idsFound({ sort_name: 'car_price_asc' }, literal)).toEqual(['1', '3', '2']);
});

test('a filter by price finds the cars that show such a price', async () => {
  expect(await idsFound({ filters: { car_price: { to: 250 } }, sort_name: 'car_price_asc' })).toEqual([
    '2',
    '3',
  ]);
  expect(await idsFound({ facets: [{ name: 'car_price', filters: [240, 260] }] })).toEqual(['3']);
});

test('the histogram is of the prices shown, under the name that was asked for, and the same object each time', async () => {
  const facets = [{ name: 'car_shown_price' }, { name: 'car_year' }];
  const response = await literal.search('', { facets });
  const search = searchByShownPrice({ search: async () => response });
  const [one, two] = await Promise.all([search.search('', {}), search.search('', {})]);
  expect(one.facet).toMatchObject([
    { name: 'car_price', min: 200, max: 300, count: 3 },
    { name: 'car_year' },
  ]);
  expect(one.facet).toBe(two.facet);
});
