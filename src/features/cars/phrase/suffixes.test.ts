import { expect, test } from 'vitest';
import { isInflected } from './suffixes.ts';

test.each([
  ['sv', 'roda', 'rod'],
  ['sv', 'suvar', 'suv'],
  ['nb', 'stasjonsvogner', 'stasjonsvogn'],
  ['fi', 'tampereella', 'tampere'],
  ['fi', 'punaiset', 'punainen'],
  ['fi', 'vetokoukulla', 'vetokoukku'],
  ['sk', 'bratislave', 'bratislava'],
  ['sk', 'kosiciach', 'kosice'],
  ['sk', 'cervenu', 'cervena'],
  ['en', 'estates', 'estate'],
] as const)('in %s, %s is %s with another ending', (language, word, name) => {
  expect(isInflected(word, name, [language])).toBe(true);
});

test('another word is no inflection, and neither is the ending of another language', () => {
  expect(isInflected('golfstrom', 'golf', ['sv', 'en'])).toBe(false);
  expect(isInflected('bratislave', 'bratislava', ['sv'])).toBe(false);
  expect(isInflected('v60s', 'v60', ['en'])).toBe(false);
});
