import { expect, test } from 'vitest';
import { mileageDoubt, readMileage } from './mileage.ts';

test.each([
  ['', { state: 'empty' }],
  ['   ', { state: 'empty' }],
  ['6240', { state: 'read', mileage: 6240 }],
  ['6 240', { state: 'read', mileage: 6240 }],
  ['6\u00a0240', { state: 'read', mileage: 6240 }],
  ['0', { state: 'read', mileage: 0 }],
  ['12.5', { state: 'wrong' }],
  ['12,5', { state: 'wrong' }],
  ['-5', { state: 'wrong' }],
  ['1e4', { state: 'wrong' }],
  ['ca 8000', { state: 'wrong' }],
  ['12345678', { state: 'wrong' }],
] as const)('SB-38 the mileage %j is read as %j, never rewritten', (text, read) => {
  expect(readMileage(text)).toEqual(read);
});

test.each([
  ['a usual one', 8500, 2020, undefined],
  ['kilometres of a car of 2020', 85_000, 2020, { kind: 'high', meant: 8500 }],
  ['kilometres of a new car', 15_000, 2026, { kind: 'high', meant: 1500 }],
  ['more than any car drives', 999_999, 2020, { kind: 'high', meant: undefined }],
  ['a taxi of 2010', 59_000, 2010, undefined],
  ['thousands without their zeros', 12, 2015, { kind: 'low' }],
  ['a car that has just been delivered', 3, 2026, undefined],
  ['a model year ahead of the calendar', 3, 2027, undefined],
] as const)('SB-38 %s: %d mil, built %d', (_, mileage, buildYear, doubt) => {
  expect(mileageDoubt(mileage, buildYear, 2026)).toEqual(doubt);
});
