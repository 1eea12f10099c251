import { expect, test } from 'vitest';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import { compareDictionary } from '../../features/cars/compare/texts.ts';
import { savedDictionary } from '../../features/cars/saved/texts.ts';
import { formatMessage } from './format-message.ts';
import { allLanguages } from './languages.ts';

test('a placeholder is replaced by its value, and a missing value by nothing', () => {
  expect(formatMessage('Ta bort {car}', { car: 'Volvo XC60' }, 'sv')).toBe('Ta bort Volvo XC60');
  expect(formatMessage('Ta bort {car}', {}, 'sv')).toBe('Ta bort ');
});

test('a form for the exact number wins over its plural category', () => {
  const cars = '{count, plural, =2 {två bilar} one {# bil} other {# bilar}}';
  expect([1, 2, 6].map((count) => formatMessage(cars, { count }, 'sv'))).toEqual([
    '1 bil',
    'två bilar',
    '6 bilar',
  ]);
});

test('Slovak has a form for two to four', () => {
  const cars = '{count, plural, one {# auto} few {# autá} other {# áut}}';
  expect([1, 3, 5].map((count) => formatMessage(cars, { count }, 'sk'))).toEqual([
    '1 auto',
    '3 autá',
    '5 áut',
  ]);
});

test('every text of the comparison and of saved cars is formatted as on the server', () => {
  const values = { car: 'Volvo XC60', price: '459 900 kr', different: 3 };
  for (const language of allLanguages) {
    const texts = textsFor(language);
    const browserTexts = { ...compareDictionary[language], ...savedDictionary[language] };
    for (const [key, text] of Object.entries(browserTexts)) {
      for (const count of [1, 2, 4, 5, 12]) {
        const expected = texts(key as keyof typeof browserTexts, { ...values, count });
        expect(formatMessage(text, { ...values, count }, language), `${key} in ${language}`).toBe(expected);
      }
    }
  }
});
