import { expect, test } from 'vitest';
import { indexLanguage } from './index-language.ts';

test('an index has the first language of the site that lists its cars, whatever it is called', () => {
  const sites = [
    { indices: { cars: 'stock-north', sites: 'cars-solvik-se' }, languages: ['fi', 'sv'] },
    { indices: { cars: 'cars-helsinki-se' }, languages: ['fi'] },
  ] as const;
  expect(['stock-north', 'cars-helsinki-se'].map((index) => indexLanguage(index, sites))).toEqual([
    'fi',
    'fi',
  ]);
});

test('one that no site lists yet has that of the country in its name, or none', () => {
  expect(['cars-solvik-se', 'cars-solvik-uk', 'stock'].map((index) => indexLanguage(index))).toEqual([
    'sv',
    'en',
    undefined,
  ]);
});
