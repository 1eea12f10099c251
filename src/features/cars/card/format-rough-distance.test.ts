import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { formatDistanceAway, formatRoughDistance } from './format-rough-distance.ts';

const swedish = { country: 'SE', language: 'sv', texts: textsFor('sv') } as const;
const british = { country: 'GB', language: 'en', texts: textsFor('en') } as const;

test('distances are whole, in the unit of the country', () => {
  expect(formatRoughDistance(12.4, swedish)).toBe('12\u00a0km');
  expect(formatRoughDistance(1234.5, swedish)).toBe('1\u00a0235\u00a0km');
  expect(formatRoughDistance(12.4, british)).toBe('8\u00a0miles');
  expect(formatRoughDistance(1.6, british)).toBe('1\u00a0mile');
  expect(formatDistanceAway(12.4, swedish)).toBe('12\u00a0km bort');
});

test('next door is one kilometre away', () => {
  expect(formatRoughDistance(0, swedish)).toBe('1\u00a0km');
});
