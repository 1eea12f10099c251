import { expect, test } from 'vitest';
import type { FeedMapping } from '../../../../src/features/inventory/mapping/feed-mapping.ts';
import { fieldTexts } from '../fields/texts.ts';
import { differenceWords } from './difference-words.ts';
import { mappingDifferences } from './mapping-differences.ts';

const before: FeedMapping = {
  version: 1,
  read: { format: 'csv', delimiter: ';' },
  identity: { columns: ['Lagernr'], as: 'code' },
  fields: {
    car_brand: { columns: ['Fabrikat'] },
    car_price: { columns: ['Pris'] },
    car_mileage: { columns: ['Mil'], unit: 'mil' },
    car_color: { columns: ['Färg'] },
  },
};
const after: FeedMapping = {
  version: 1,
  read: { format: 'csv', delimiter: ',' },
  identity: { columns: ['Lagernr', 'Anläggning'], as: 'hash' },
  badLines: { upToPercent: 5, keepDays: 7 },
  fields: {
    car_brand: { columns: ['Fabrikat'], values: { hyundi: 'Hyundai', '??': null } },
    car_price: { columns: ['Kampanjpris', 'Annonspris'] },
    car_mileage: { columns: ['Mil'] },
    car_site_city: { constant: 'Ystad' },
  },
};

const inWords = (language: 'en' | 'sv') =>
  mappingDifferences(before, after).map((difference) => {
    const words = differenceWords(difference, language, fieldTexts[language]);
    return [words.what, words.before, words.after];
  });

test('what changed between two versions is said column by column', () => {
  expect(inWords('en')).toEqual([
    ['Make: “hyundi”', 'not decided', 'Hyundai'],
    ['Make: “??”', 'not decided', 'left out'],
    ['Price', 'Column Pris', 'Column Kampanjpris, where it is empty Annonspris'],
    ['Mileage: unit in the file', 'Swedish mil (10 km)', 'as found'],
    ['Town of the dealership', 'not brought in', '“Ystad” for all'],
    ['Colour', 'Column Färg', 'not brought in'],
    [
      'What tells one record from another',
      'Column Lagernr, the number itself',
      'Columns Lagernr and Anläggning, a number made from them',
    ],
    ['Lines with errors', 'refuse the whole file', 'up to 5 % are left out; their records stay 7 days'],
    ['Sign between cells', 'semicolon (;)', 'comma (,)'],
  ]);
});

test('and in Swedish', () => {
  expect(inWords('sv').slice(0, 3)).toEqual([
    ['Märke: ”hyundi”', 'inte bestämt', 'Hyundai'],
    ['Märke: ”??”', 'inte bestämt', 'utelämnas'],
    ['Pris', 'Kolumnen Pris', 'Kolumnen Kampanjpris, där den är tom Annonspris'],
  ]);
});

test('two that read alike differ in nothing', () => {
  expect(mappingDifferences(before, structuredClone(before))).toEqual([]);
});
