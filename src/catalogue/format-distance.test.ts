import { expect, test } from 'vitest';
import { textsFor } from '../publishing/built-in-texts.ts';
import { formatDistance, formatDistanceAway } from './format-distance.ts';

const swedish = { country: 'SE', language: 'sv', texts: textsFor('sv') } as const;
const british = { country: 'GB', language: 'en', texts: textsFor('en') } as const;

test('distances are whole, in the unit of the country', () => {
  expect(formatDistance(12.4, swedish)).toBe('12\u00a0km');
  expect(formatDistance(1234.5, swedish)).toBe('1\u00a0235\u00a0km');
  expect(formatDistance(12.4, british)).toBe('8\u00a0miles');
  expect(formatDistance(1.6, british)).toBe('1\u00a0mile');
  expect(formatDistanceAway(12.4, swedish)).toBe('12\u00a0km bort');
});

test('next door is one kilometre away', () => {
  expect(formatDistance(0, swedish)).toBe('1\u00a0km');
});
