import { expect, test } from 'vitest';
import { splitPhrase } from './phrase-tokens.ts';

const parts = (phrase: string) =>
  splitPhrase(phrase).map((chunk) =>
    chunk.parts.map((part) => (part.kind === 'number' ? part.value : part.key)),
  );

test('thousands written apart are one number, and a model before them is none of it', () => {
  expect(parts('200 000')).toEqual([[200_000]]);
  expect(parts('£10,000')).toEqual([['£', 10_000]]);
  expect(parts('1.250.000')).toEqual([[1_250_000]]);
  expect(parts('mazda 3 150 000')).toEqual([['mazda'], [3], [150_000]]);
  expect(parts('v60 200 000')).toEqual([['v', 60], [200_000]]);
});

test('a word is split into its numbers, words and signs', () => {
  expect(parts('3000kr/mån')).toEqual([[3000, 'kr', '/', 'man']]);
  expect(parts('2019–2022')).toEqual([[2019, '-', 2022]]);
  expect(parts('7-sits')).toEqual([[7, '-', 'sits']]);
  expect(parts('2,0')).toEqual([[2]]);
});

test('an e after an amount is the euro, and stays as it was typed', () => {
  expect(parts('15000e')).toEqual([[15_000, '€']]);
  expect(parts('max 300 e/kk')).toEqual([['max'], [300, '€', '/', 'kk']]);
  expect(splitPhrase('Fiat 600e').map(({ key }) => key)).toEqual(['fiat', '600e']);
});

test('marks around words do not count, and nothing is no word', () => {
  expect(splitPhrase('”Volvo”, V60!').map(({ text }) => text)).toEqual(['Volvo', 'V60']);
  expect(splitPhrase(' … - ')).toEqual([]);
});

test('a slash parts two wishes, but not an amount from its month', () => {
  const words = (phrase: string) => splitPhrase(phrase).map(({ text }) => text);
  expect(words('vit/svart')).toEqual(['vit', 'svart']);
  expect(words('max 3000 kr/mån')).toEqual(['max', '3000', 'kr/mån']);
  expect(words('300 e/kk')).toEqual(['300e/kk']);
  expect(words('£200/month estate/suv')).toEqual(['£200/month', 'estate', 'suv']);
});

test('a year with a dash is open at that end; a price with one is a price', () => {
  const words = (phrase: string) => splitPhrase(phrase).map(({ text }) => text);
  expect(words('volvo -2021')).toEqual(['volvo', '≤2021']);
  expect(words('2019- kombi')).toEqual(['≥2019', 'kombi']);
  expect(words('2018-2021')).toEqual(['2018-2021']);
  expect(words('250 000:-')).toEqual(['250 000', 'kr']);
  expect(words('2021 e klass')).toEqual(['2021', 'e', 'klass']);
});
