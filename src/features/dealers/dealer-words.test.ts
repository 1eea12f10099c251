import { expect, test } from 'vitest';
import { dealerWord, feedText } from './dealer-words.ts';

const english = { site: { languages: ['sv', 'en'] }, language: 'en' } as never;
const swedish = { site: { languages: ['sv', 'en'] }, language: 'sv' } as never;

test.each([
  ['Verkstad', 'en', 'Workshop'],
  ['Skadeverkstad', 'en', 'Bodyshop'],
  ['Kundmottagare', 'en', 'Service adviser'],
  ['Annandag jul', 'en', 'Boxing Day'],
  ['Mellandagarna', 'en', 'Between Christmas and New Year'],
  ['Automyyjä', 'sv', 'Bilsäljare'],
  ['Myymälä', 'sv', 'Butiken'],
  ['Itsenäisyyspäivän aatto', 'sv', 'Självständighetsdagens afton'],
  ['Tapaninpäivä', 'sv', 'Annandag jul'],
  ["New Year's Eve", 'sk', 'Silvester'],
  ['verksted', 'fi', 'Huolto'],
] as const)('DSD-08 DSD-12 DSD-15 "%s" in %s is "%s"', (word, language, meant) => {
  expect(dealerWord(word, language)).toBe(meant);
});

test('a text that the feed has in the page’s language comes before the vocabulary, and what nobody knows is marked', () => {
  expect(feedText('Verkstad', { en: 'Garage' }, english)).toEqual({ text: 'Garage', lang: undefined });
  expect(feedText('Verkstad', undefined, english)).toEqual({ text: 'Workshop', lang: undefined });
  expect(feedText('Vi bygger om', { fi: 'Remontti' }, english)).toEqual({ text: 'Vi bygger om', lang: 'sv' });
  expect(feedText('Verkstad', { en: 'Garage' }, swedish)).toEqual({ text: 'Verkstad', lang: undefined });
});
