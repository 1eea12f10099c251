import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sheets } from '../blocks/sheets.ts';
import { sheetsOf, textOf } from './sheets.ts';

test('a page has the stylesheets of its blocks, each once', () => {
  expect(sheetsOf(['hero', 'car-teaser', 'faq', 'dealer-page'])).toEqual(['src/catalogue/views/car-row.css']);
});

test('a page without such blocks has none besides the one of all pages', () => {
  expect(sheetsOf(['hero', 'faq'])).toEqual([]);
});

test('every stylesheet that is named is there', () => {
  expect(sheets.filter((file) => !existsSync(file))).toEqual([]);
});

test('they stand in the page one after the other', () => {
  const sheetText = (sheet: string) => `/* ${sheet.split('/').at(-1)} */`;
  const wanted = ['src/catalogue/saved/saved.css', 'src/leads/views/forms.css'] as const;
  expect(textOf(wanted, { sheetText })).toBe('/* saved.css *//* forms.css */');
});
