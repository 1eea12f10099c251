import { expect, test } from 'vitest';
import { deriver } from '../../../shared/search/records/derive.ts';
import { carRecord } from './car-record.ts';

const withDerived = deriver(carRecord);
const rangeIn = (text: string) => withDerived({ wltp_electric_range: text })['car_electric_range'];

test('the electric range is the number in its text, the lower one of two', () => {
  expect(rangeIn('513 km')).toBe(513);
  expect(rangeIn('1 024 km')).toBe(1024);
  expect(rangeIn('1\u00a0024 km')).toBe(1024);
  expect(rangeIn('319 miles (WLTP)')).toBe(319);
  expect(rangeIn('75–82 km')).toBe(75);
  expect(rangeIn('okänd')).toBeUndefined();
});

test('the year is a number to filter by, beside the facet of single years', () => {
  expect(withDerived({ car_year: 2021 })).toEqual({ car_year: 2021, car_model_year: 2021 });
  expect(withDerived({})).toEqual({});
});
