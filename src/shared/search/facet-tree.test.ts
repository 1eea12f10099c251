import { expect, test } from 'vitest';
import { compareCodes, facetList, facetTree } from './facet-tree.ts';

test('SRCH-10 every level of a tree includes the counts below it', () => {
  const counts = [
    ['Volvo>XC60>T6', 2],
    ['Volvo>XC60', 1],
    ['Kia>EV6', 5],
    ['Volvo', 4],
    ['Volvo>V60', 1],
  ] as const;
  expect(facetTree(counts, 'count')).toEqual([
    {
      text: 'Volvo',
      count: 8,
      children: [
        { text: 'XC60', count: 3, children: [{ text: 'T6', count: 2, children: [] }] },
        { text: 'V60', count: 1, children: [] },
      ],
    },
    { text: 'Kia', count: 5, children: [{ text: 'EV6', count: 5, children: [] }] },
  ]);
});

test('a list has one level, whatever its texts contain', () => {
  expect(facetList([['A>B', 1]], 'count')).toEqual([{ text: 'A>B', count: 1, children: [] }]);
});

test('values are ordered by count and then alphabetically, or alphabetically in either direction', () => {
  const counts = [
    ['b', 1],
    ['c', 3],
    ['a', 1],
    ['d', 2],
  ] as const;
  const texts = (order: Parameters<typeof facetList>[1]) =>
    facetList(counts, order)
      .map(({ text }) => text)
      .join('');
  expect(texts('count')).toBe('cdab');
  expect(texts('alpha')).toBe('abcd');
  expect(texts('alpha_desc')).toBe('dcba');
});

test('the order holds on every level', () => {
  const [root] = facetTree(
    [
      ['A>x', 1],
      ['A>y', 2],
    ],
    'alpha_desc',
  );
  expect(root?.children.map(({ text }) => text)).toEqual(['y', 'x']);
});

test('numbers are ordered by value, and before texts; equal numbers by their text', () => {
  const texts = (values: readonly string[]) =>
    facetList(
      values.map((text) => [text, 1] as const),
      'alpha',
    ).map(({ text }) => text);
  expect(texts(['10', '7', '9', '0'])).toEqual(['0', '7', '9', '10']);
  expect(texts(['1.0', '1', '01'])).toEqual(['01', '1', '1.0']);
  expect(texts(['10 km', '7 km', 'A'])).toEqual(['10 km', '7 km', 'A']);
  expect(texts(['3', '2,0', '10'])).toEqual(['3', '10', '2,0']);
  expect(texts(['-7', '-10', '7'])).toEqual(['-10', '-7', '7']);
  expect(texts(['+2', '+10'])).toEqual(['+10', '+2']);
  expect(texts(['7', '+10'])).toEqual(['+10', '7']);
  expect(texts(['0.5', '00'])).toEqual(['00', '0.5']);
  // ':' is the character after '9', '/' the one before '0'.
  expect(texts([':2', ':10', '/2', '/10'])).toEqual(['/10', '/2', ':10', ':2']);
});

test('texts are compared by code unit', () => {
  expect([compareCodes('a', 'b'), compareCodes('b', 'a'), compareCodes('a', 'a')]).toEqual([-1, 1, 0]);
  expect(compareCodes('Z', 'a')).toBe(-1);
});
