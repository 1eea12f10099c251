import { expect, test } from 'vitest';
import { missingLanguages } from './missing-languages.ts';

const site = {
  ...{ id: 1, name: 'solvik-se', displayName: 'Solvik', url: '', timeZone: 'Europe/Stockholm' },
  languages: ['sv', 'en'] as const,
};

test('counts public pages that do not exist in a language of the site', () => {
  const paths = new Map([
    ['1', { sv: '/', en: '/' }],
    ['2', { sv: '/dack' }],
    ['3', { sv: '/kontakt' }],
  ]);
  expect(missingLanguages(site, ['1', '2', '3', 'drafted'], paths)).toEqual([
    { site, language: 'en', count: 2 },
  ]);
});
