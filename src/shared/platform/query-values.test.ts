import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_VALUES_PER_PARAMETER, queryLists, queryValues } from './query-values.ts';

test('a repeated parameter counts once, with its first value', () => {
  expect(queryValues({ token: ['one', 'two'], page: 'home', empty: '' })).toEqual({
    token: 'one',
    page: 'home',
    empty: '',
  });
});

test('every value is a string, whatever was sent', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (query) => {
      expect(Object.values(queryValues(query)).every((value) => typeof value === 'string')).toBe(true);
    }),
  );
});

test('a parameter that is repeated a thousand times has the first twenty values', () => {
  const values = Array.from({ length: 1000 }, (_, number) => String(number));
  expect(queryLists({ car_brand: values })['car_brand']).toEqual(values.slice(0, MAX_VALUES_PER_PARAMETER));
});
