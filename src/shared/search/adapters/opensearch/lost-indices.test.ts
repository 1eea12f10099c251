import { expect, test } from 'vitest';
import { lostIndices } from './lost-indices.ts';

test('an index is lost once it has been red for a while without a break', () => {
  let now = 0;
  const find = lostIndices(60_000, () => now);
  const at = (ms: number, status: 'green' | 'red') => {
    now = ms;
    return [...find({ cars: { status }, sites: { status: 'green' } })];
  };
  expect(at(0, 'red')).toEqual([]);
  expect(at(59_999, 'red')).toEqual([]);
  expect(at(60_000, 'red')).toEqual(['cars']);
  expect(at(61_000, 'green')).toEqual([]);
  expect(at(62_000, 'red')).toEqual([]);
});
