import { expect, test } from 'vitest';
import { nameKey } from '../../../shared/search/name-key.ts';
import { allLanguages } from '../../../shared/sites/languages.ts';
import { closedFields, vocabulary, vocabularyFields } from './vocabulary.ts';
import { valueNamed } from './word-of.ts';

const everywhere = [...closedFields, 'car_equipment', 'car_campaigns'] as const;

test.each(everywhere)('each value of %s has a word in every language, and no two share one', (field) => {
  for (const language of allLanguages) {
    const words = vocabulary[field].map(({ words }) => words[language] ?? '');
    expect(words.filter((word) => word.trim() === '')).toEqual([]);
    expect(new Set(words.map(nameKey)).size).toBe(words.length);
  }
});

test.each(vocabularyFields)('the codes of %s are different', (field) => {
  const codes = vocabulary[field].map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

test.each(everywhere)('every word of %s leads back to itself in its own language', (field) => {
  for (const language of allLanguages)
    for (const { words } of vocabulary[field]) {
      const word = words[language] ?? '';
      expect(valueNamed(field, word, language)).toBe(word);
      expect(valueNamed(field, word.toUpperCase(), language)).toBe(word);
    }
});
