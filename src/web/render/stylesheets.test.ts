import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stylesheets } from '../../content/blocks/stylesheets.ts';
import { inlineCss, stylesheetsFor } from './stylesheets.ts';

test('a page has the stylesheets of its blocks, each once', () => {
  expect(stylesheetsFor(['hero', 'car-teaser', 'faq', 'dealer-page'])).toEqual([
    'src/features/cars/card/views/car-row.css',
    'src/shared/maps/views/map.css',
  ]);
});

test('a page without such blocks has none besides the one of all pages', () => {
  expect(stylesheetsFor(['hero', 'faq'])).toEqual([]);
});

test('every stylesheet that is named is there', () => {
  expect(stylesheets.filter((file) => !existsSync(file))).toEqual([]);
});

test('they are inlined in the page one after the other', () => {
  const stylesheetText = (sheet: string) => `/* ${sheet.split('/').at(-1)} */`;
  const wanted = [
    'src/features/cars/saved/saved.css',
    'src/features/editor-forms/views/editor-forms.css',
  ] as const;
  expect(inlineCss(wanted, { stylesheetText: stylesheetText })).toBe('/* saved.css *//* editor-forms.css */');
});
