import { expect, test } from 'vitest';
import { describeFields } from './describe-fields.ts';

test('the fields of cars come with the words that are known in the language of the index', () => {
  const fields = describeFields('cars', 'sv');
  const named = (name: string) => fields.find((field) => field.name === name);
  expect(named('car_id')).toMatchObject({ isIdentity: true, isRequired: true });
  expect(named('car_price')).toMatchObject({ type: 'amount', isRequired: true, isIdentity: false });
  expect(named('car_fuel')?.words).toContain('Bensin');
  expect(named('car_brand')?.words).toContain('Hyundai');
  expect(named('car_brand')?.words.filter((make) => make === 'Volkswagen')).toHaveLength(1);
  expect(named('car_mileage')?.units).toContain('mil');
  expect(named('car_model')?.words).toEqual([]);
});

test('other kinds have fields without words, and an index without a language has no translated ones', () => {
  expect(describeFields('sites', 'sv').every(({ words }) => words.length === 0)).toBe(true);
  const fuel = describeFields('cars', undefined).find(({ name }) => name === 'car_fuel');
  expect(fuel?.words).toEqual([]);
});
