import { expect, test } from 'vitest';
import { capitalise, countedNoun, numberWord } from './number-words.ts';

test('numbers from zero to twenty are words', () => {
  expect([0, 1, 2, 7, 12, 14, 20].map(numberWord)).toEqual([
    'zero',
    'one',
    'two',
    'seven',
    'twelve',
    'fourteen',
    'twenty',
  ]);
});

test('numbers beyond twenty are figures', () => {
  expect(numberWord(21)).toBe('21');
  expect(numberWord(140)).toBe('140');
});

test('one is singular, everything else plural', () => {
  expect(countedNoun(1, 'site', 'sites')).toBe('one site');
  expect(countedNoun(0, 'site', 'sites')).toBe('zero sites');
  expect(countedNoun(30, 'site', 'sites')).toBe('30 sites');
});

test('a sentence starts with a capital', () => {
  expect(capitalise('fourteen sites')).toBe('Fourteen sites');
  expect(capitalise('')).toBe('');
});
