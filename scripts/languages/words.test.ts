import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allLanguages } from '../../src/shared/sites/languages.ts';
import { wordProblems } from './check-words.ts';
import { type WordFile, wordFiles } from './word-files.ts';
import { wordIndices } from './word-index.ts';

const root = join(import.meta.dirname, '../..');
const files = wordFiles(root);

test('SITE-15 every language has every word of the vocabulary', () => {
  expect(files.length).toBeGreaterThan(allLanguages.length);
  expect(wordProblems(files, allLanguages)).toEqual([]);
});

test('the indices import every file; npm run messages writes them', () => {
  const indices = wordIndices(files);
  for (const [path, index] of indices) expect(readFileSync(join(root, path), 'utf8')).toBe(index);
});

const petrol = { 'fuel.petrol.word': 'Bensin' };

test.each<[string, Partial<Record<'sv' | 'sk' | 'sv-FI', WordFile['words']>>, string]>([
  ['a missing file', { sv: {} }, 'cars/words/sk.json is missing'],
  ['a missing word', { sv: petrol, sk: {} }, 'cars/words/sk.json: fuel.petrol.word is missing'],
  [
    'an empty word',
    { sv: petrol, sk: { 'fuel.petrol.word': ' ' } },
    'cars/words/sk.json: fuel.petrol.word is empty',
  ],
  [
    'a word too many',
    { sv: petrol, sk: { ...petrol, 'fuel.steam.word': 'Para' } },
    'cars/words/sk.json: fuel.steam.word is in no sv.json',
  ],
  [
    'a word too many of one country',
    { sv: petrol, sk: petrol, 'sv-FI': { 'fuel.steam.word': 'Ånga' } },
    'cars/words/sv-FI.json: fuel.steam.word is in no sv.json',
  ],
])('%s is found', (_, words, problem) => {
  expect(wordProblems(filesOf(words), ['sv', 'sk'])).toEqual([problem]);
});

test('spellings are those that a language has, and a country has only its own words', () => {
  const sk = { ...petrol, 'fuel.petrol.spellings': 'Benzínové' };
  expect(wordProblems(filesOf({ sv: petrol, sk, 'sv-FI': {} }), ['sv', 'sk'])).toEqual([]);
});

function filesOf(words: Readonly<Record<string, WordFile['words']>>): WordFile[] {
  return Object.entries(words).map(([tag, own]) => ({ folder: 'cars/words', tag, words: own }));
}
