import { expect, test } from 'vitest';
import { describeValue } from './describe-value.ts';

test('values are told in words', () => {
  expect(describeValue(true, 'sv')).toBe('Ja');
  expect(describeValue(null, 'en')).toBe('(empty)');
  expect(describeValue(12, 'en')).toBe('12');
});

test('rich text is its text, a list its rows', () => {
  const root = {
    children: [{ children: [{ text: 'Ett ' }, { text: 'stycke' }] }, { children: [{ text: 'Två' }] }],
  };
  expect(describeValue({ root }, 'sv')).toBe('Ett stycke\nTvå');
  const rows = [
    { id: 'a', blockType: 'hero', title: 'Hej', wide: true },
    { id: 'b', blockType: 'spacer' },
  ];
  expect(describeValue(rows, 'sv')).toBe('1. Hej\n2.');
});
