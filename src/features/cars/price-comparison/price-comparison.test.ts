import { expect, test } from 'vitest';
import { embeddedSearch } from '../../../shared/search/adapters/embedded/embedded-search.ts';
import { definitionOf } from '../../inventory/testing/definition-by-name.ts';
import { aCar, aCarRecord } from '../testing/a-car.ts';
import { findComparableCars, mileageApart } from './comparable-cars.ts';

const sweden = { country: 'SE' } as const;
const own = { car_model_year: 2023, car_power: 350, car_is_sample: false };

async function comparableIds(car: Record<string, unknown>, others: Record<string, unknown>[]) {
  const records = others.map((more, at) =>
    aCarRecord({ ...own, car_id: String(1000 + at), car_price: 400_000 + at * 1000, ...more }),
  );
  const search = embeddedSearch(definitionOf);
  await search.replaceAll('cars-solvik-se', records);
  const found = await findComparableCars(aCar({ ...own, ...car }), sweden, async (query) => {
    const { content, total_items } = await search.index('cars-solvik-se').search(query);
    return { cars: content.map((record) => aCar(record)), total: total_items };
  });
  return found.map(({ id }) => Number(id) - 1000);
}

test('comparable are cars of the same model, fuel and power, two years and 4 000 mil apart at most', async () => {
  const others = [
    {},
    { car_model_year: 2021, car_year: 2021 },
    { car_model_year: 2020, car_year: 2020 },
    { car_mileage: 6400 },
    { car_mileage: 6401 },
    { car_power: 403 },
    { car_power: 297 },
    { car_fuel: 'Diesel' },
    { car_model: 'XC40' },
    { car_is_used: false },
    { car_is_sample: true },
    { car_price_currency: 'EUR' },
    { car_id: aCar().id },
  ];
  expect((await comparableIds({}, others)).toSorted()).toEqual([0, 1, 3]);
});

test('a van is compared with vans priced without VAT, a car without power with any', async () => {
  const van = { car_vehicle_type_code: 'LCV', car_price_exkl_vat: 340_000 };
  expect(await comparableIds(van, [{}, van, { ...van, car_price_exkl_vat: undefined }])).toEqual([1]);
  expect(await comparableIds({ car_power: undefined }, [{ car_power: 90 }, {}])).toHaveLength(2);
});

test('nothing is compared with a sample, or with a car of which fuel, age, mileage or use is not known', async () => {
  for (const missing of ['car_fuel', 'car_mileage', 'car_is_used'])
    expect(await comparableIds({ [missing]: undefined }, [{}]), missing).toEqual([]);
  expect(await comparableIds({ car_year: undefined, car_model_year: undefined }, [{}])).toEqual([]);
  expect(await comparableIds({ car_is_sample: true }, [{}])).toEqual([]);
});

test('the nearest forty in age and mileage are shown', async () => {
  const others = Array.from({ length: 60 }, (_, at) => ({ car_mileage: 2400 + at * 30 }));
  expect(await comparableIds({}, others)).toEqual(Array.from({ length: 40 }, (_, at) => at));
});

test('in a stock with far more than a search answers with, the nearest are found all the same', async () => {
  const others = Array.from({ length: 900 }, (_, at) => ({ car_mileage: 2400 + ((at * 7) % 900) * 4 }));
  const nearest = others
    .map(({ car_mileage }, at) => ({ car_mileage, at }))
    .toSorted((one, other) => one.car_mileage - other.car_mileage)
    .slice(0, 40);
  expect(await comparableIds({}, others)).toEqual(nearest.map(({ at }) => at));
});

test.each([
  ['SE', 4000],
  ['NO', 40_000],
  ['FI', 40_000],
  ['GB', 25_000],
] as const)('mileages in %s are at most %d apart', (country, apart) => {
  expect(mileageApart({ country })).toBe(apart);
});
