import { expect, test } from 'vitest';
import { hasStarInFolder, namePattern, newestOf } from './name-pattern.ts';
import { feedSource } from './source.ts';

test.each([
  ['stock-*.csv', 'stock-2026-11-19.csv', true],
  ['stock-*.csv', 'stock-.csv', true],
  ['stock-*.csv', 'stock.csv', false],
  ['stock-*.csv', 'stock-1.csv.part', false],
  ['*', 'anything', true],
  ['a*b*c', 'a-b-c', true],
  ['a*b*c', 'a-c-b', false],
  ['ab*ba', 'aba', false],
  ['[a].*', 'a.csv', false],
])('%s fits %s: %s', (pattern, name, fits) => {
  expect(namePattern(`/in/${pattern}`)?.matches(name)).toBe(fits);
});

test('a path without a star names one file', () => {
  expect(namePattern('/in/stock.csv')).toBeUndefined();
});

test('many stars are no work', () => {
  const pattern = namePattern(`${'a*'.repeat(300)}b`);
  expect(pattern?.matches('a'.repeat(10_000))).toBe(false);
});

test('the newest is taken, and of two of the same moment the last by name', () => {
  const files = [
    { name: 'b', modifiedMs: 2 },
    { name: 'a', modifiedMs: 2 },
    { name: 'c', modifiedMs: 1 },
  ];
  expect(newestOf(files)?.name).toBe('b');
  expect(newestOf([])).toBeUndefined();
});

test('a star may stand in the name, not in a folder', () => {
  expect(hasStarInFolder('/in/*/stock.csv')).toBe(true);
  const source = { kind: 'folder', path: 'in/*/stock.csv' };
  expect(feedSource.safeParse(source).error?.issues[0]?.message).toContain('star in a folder');
  expect(feedSource.safeParse({ ...source, path: 'in/stock-*.csv' }).success).toBe(true);
});
