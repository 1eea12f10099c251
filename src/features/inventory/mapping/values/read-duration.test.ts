import { expect, test } from 'vitest';
import { readDuration } from './read-duration.ts';

test.each([
  ['1h30', 90],
  ['1h 30min', 90],
  ['1 h', 60],
  ['90 min', 90],
  ['90 minuuttia', 90],
  ['45 minúť', undefined],
  ['45 minút', 45],
  ['1,5 tim', 90],
  ['1.5 timmar', 90],
  ['2 timer og 15 minutter', 135],
  ['2 t', 120],
  ['1:30', 90],
  ['0:45', 45],
  ['1 tunti 30 min', 90],
  ['2 hod', 120],
  ['ca 40 min', 40],
  ['1½ h', 90],
  ['PT1H30M', 90],
  ['PT45M', 45],
  ['30', 30],
  ['halva dagen', undefined],
  ['25:99', undefined],
  ['', undefined],
])('%j is %j minutes', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

test('plain figures are in the unit of their column', () => {
  expect(readDuration('1,25', 'h')).toBe(75);
  expect(readDuration('90', 'min')).toBe(90);
});
