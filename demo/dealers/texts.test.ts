import { expect, test } from 'vitest';
import { dealerWord } from '../../src/features/dealers/dealer-words.ts';
import { dealerTexts } from './texts.ts';

test('every department, title and holiday of the demo is a known word or has its translation', () => {
  for (const { department, store, motorcycles, holidays } of Object.values(dealerTexts)) {
    const groups = Object.values(department);
    const words = [
      ...groups.flatMap(({ name, service, titles }) => [name, service, ...titles]),
      ...[store.name, ...store.titles, motorcycles.name, ...motorcycles.titles],
      ...holidays.map(({ name }) => name),
    ];
    for (const word of words)
      for (const language of ['sv', 'nb', 'en', 'fi', 'sk'] as const)
        expect(dealerWord(word, language), `${word} in ${language}`).toBeTruthy();
  }
});
