import { expect, test } from 'vitest';
import { medianPrice, offeringPrice } from './offering-price.ts';

test('SB-81 a price is the list price by make and department, to five kronor', () => {
  expect(offeringPrice(2495, 1, 1, 'SE')).toBe(2495);
  expect(offeringPrice(2495, 1.45, 1, 'SE')).toBe(3620);
  expect(offeringPrice(2495, 1, 1.12, 'SE')).toBe(2795);
  expect(offeringPrice(0, 1.45, 1.12, 'SE')).toBe(0);
});

test('SB-36 the median is the middle price, or between the two in the middle', () => {
  expect(medianPrice(1000, 1, [1.2, 0.9, 1], 'SE')).toBe(1000);
  expect(medianPrice(1000, 1, [0.9, 1, 1.1, 1.3], 'SE')).toBe(1050);
  expect(medianPrice(1000, 1, [1.1], 'SE')).toBe(1100);
  expect(medianPrice(1000, 1.5, [], 'SE')).toBe(1500);
});

test('where nobody rounds to five, a price of the list stays what it is', () => {
  expect(offeringPrice(389, 1, 1, 'FI')).toBe(389);
  expect(offeringPrice(39.9, 1, 1, 'FI')).toBe(39.9);
  expect(offeringPrice(389, 1.1, 1, 'FI')).toBe(428);
  expect(medianPrice(389, 1, [1, 1, 1.2], 'GB')).toBe(389);
});
