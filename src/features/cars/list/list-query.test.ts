import { expect, test } from 'vitest';
import { unfilteredList, withNear } from './car-list.ts';
import { countQuery, listQuery, pageQuery, stockQuery } from './list-query.ts';

const near = {
  label: 'Göteborg',
  at: { latitude: 57.71, longitude: 11.97 },
  radius: 50,
  unit: 'km',
} as const;

test('who names a place gets what is near it first, unless another order is chosen', () => {
  const list = withNear(unfilteredList, near);
  for (const query of [listQuery(list), pageQuery(list, 1), countQuery(list)])
    expect(query).toMatchObject({ sort_name: 'distance', near: { within_km: 50 } });
  expect(countQuery({ ...list, sortName: 'car_price_asc' }).sort_name).toBe('car_price_asc');
  expect(countQuery(unfilteredList)).not.toHaveProperty('near');
  expect(countQuery(unfilteredList)).not.toHaveProperty('sort_name');
});

test('the whole stock is asked for with no more of a car than its id', () => {
  expect(stockQuery()).toMatchObject({ limit: 0, fields: ['car_id'] });
  expect(stockQuery({ choices: [{ field: 'car_fuel', path: ['El'] }], ranges: [] }).filters).toEqual({
    car_fuel: ['El'],
  });
});
