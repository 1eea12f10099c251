import { expect, test } from 'vitest';
import { counted, sentence, spelled } from './spelled.ts';

test('numbers from zero to twenty are words', () => {
  expect([0, 1, 2, 7, 12, 14, 20].map(spelled)).toEqual([
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
  expect(spelled(21)).toBe('21');
  expect(spelled(140)).toBe('140');
});

test('one is singular, everything else plural', () => {
  expect(counted(1, 'site', 'sites')).toBe('one site');
  expect(counted(0, 'site', 'sites')).toBe('zero sites');
  expect(counted(30, 'site', 'sites')).toBe('30 sites');
});

test('a sentence starts with a capital', () => {
  expect(sentence('fourteen sites')).toBe('Fourteen sites');
  expect(sentence('')).toBe('');
});
