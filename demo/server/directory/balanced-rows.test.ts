import { expect, test } from 'vitest';
import { balancedRows } from './balanced-rows.ts';

const lengths = (count: number, most: number) =>
  balancedRows(Array.from({ length: count }).fill('bay'), most).map((row) => row.length);

test('fourteen are two rows of seven', () => {
  expect(lengths(14, 7)).toEqual([7, 7]);
});

test('what fits stays in one row', () => {
  expect(lengths(14, 16)).toEqual([14]);
  expect(lengths(1, 7)).toEqual([1]);
});

test('no row is left with a single straggler', () => {
  expect(lengths(8, 7)).toEqual([4, 4]);
  expect(lengths(15, 7)).toEqual([5, 5, 5]);
  expect(lengths(30, 16)).toEqual([15, 15]);
});

test('nothing makes no row', () => {
  expect(lengths(0, 7)).toEqual([]);
});
