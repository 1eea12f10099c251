import { expect, test } from 'vitest';
import { yearText } from './year-text.ts';

test.each([
  ['NK25 ABC', '2025 (25\u00a0reg)'],
  ['yd74xyz', '2025 (74\u00a0reg)'],
  ['ABC 12D', '2025'],
  ['EL 12345', '2025'],
  ['BA 123 AB', '2025'],
  ['A1 BOB', '2025'],
  [undefined, '2025'],
])('the year of a car with the plate %s is %s', (registrationNumber, shown) => {
  expect(yearText({ year: 2025, registrationNumber })).toBe(shown);
});

test('an unknown year is not guessed from the plate', () => {
  expect(yearText({ year: undefined, registrationNumber: 'NK25 ABC' })).toBeUndefined();
});
