import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { phraseMatcher, wordList, wordSet, wordsIn } from './phrase-words.ts';

test('words are folded, and a dash is no word', () => {
  expect(wordList('få mil, lågt mätarställning')).toEqual(['fa mil', 'lagt matarstallning']);
  expect(wordList('-')).toEqual([]);
  expect(wordSet(['något', '-', 'any'])).toEqual(new Set(['nagot', 'any']));
});

test('the longest phrase that the words begin with is found', () => {
  const matcher = phraseMatcher(['i, i närheten av mig', '-']);
  expect(matcher(['i', 'narheten', 'av', 'mig', 'nu'])).toBe(4);
  expect(matcher(['i', 'narheten'])).toBe(1);
  expect(matcher(['narheten'])).toBe(0);
});

test('every list of words is explained to translators', () => {
  const explained = readFileSync(join(import.meta.dirname, 'words/README.md'), 'utf8');
  const lists = Object.entries(wordsIn('sv')).flatMap(([key, section]) =>
    typeof section === 'string' ? [key] : Object.keys(section).map((list) => `${key}.${list}`),
  );
  const isExplained = (list: string) => explained.includes(`\`${list.replace(/\.\d+$/, '.')}`);
  expect(lists.filter((list) => !isExplained(list))).toEqual([]);
});
