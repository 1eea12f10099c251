import { expect, test } from 'vitest';
import { allLanguages } from '../sites/languages.ts';
import { formatDistance, toDistance } from './format-distance.ts';

test.each([
  [0.64, 'km', '600 m'],
  [0.65, 'km', '700 m'],
  [0.949, 'km', '900 m'],
  [0.96, 'km', '1 km'],
  [1, 'km', '1 km'],
  [1.4, 'km', '1 km'],
  [12.4, 'km', '12 km'],
  [12.5, 'km', '13 km'],
  [12.4, 'mi', '12 mi'],
] as const)('LOC-28 CONST-02 %d %s is shown as %s', (value, unit, text) => {
  expect(formatDistance({ value, unit }, 'sv')).toBe(text.replace(' ', '\u00a0'));
});

test.each([
  [0, 'km', '100 m'],
  [0.049, 'km', '100 m'],
  [0.051, 'km', '100 m'],
  [0, 'mi', '1 mi'],
  [0.3, 'mi', '1 mi'],
  [0.99, 'mi', '1 mi'],
] as const)('LOC-29 %d %s is shown as %s, never as nothing', (value, unit, text) => {
  expect(formatDistance({ value, unit }, 'en')).toBe(text.replace(' ', '\u00a0'));
});

test('LOC-28 long distances are grouped as the language groups numbers', () => {
  const far = allLanguages.map((language) => formatDistance({ value: 1204.3, unit: 'km' }, language));
  expect(new Set(far)).toEqual(new Set(['1\u00a0204\u00a0km', '1,204\u00a0km']));
});

test('distances are in miles in Great Britain', () => {
  expect(formatDistance(toDistance(12.4, 'GB'), 'en')).toBe('8\u00a0mi');
  expect(formatDistance(toDistance(12.4, 'SE'), 'sv')).toBe('12\u00a0km');
});
