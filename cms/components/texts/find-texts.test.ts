import { expect, test } from 'vitest';
import { findTexts } from './find-texts.ts';

const words = {
  searchCar: 'Sök bil',
  searchHelp: 'Så söker du: skriv ett märke.',
  searchAgain: 'Sök igen',
  close: 'Stäng',
};
const keysFor = (sought: string, taken: string[] = []) =>
  findTexts(words, sought, new Set(taken)).map(({ key }) => key);

test('SITE-06 a text is found by what visitors read, the closest first, and by its key', () => {
  expect(keysFor('sök')).toEqual(['searchCar', 'searchAgain', 'searchHelp']);
  expect(keysFor('söker')).toEqual(['searchHelp']);
  expect(keysFor('close')).toEqual(['close']);
});

test('a text that the site has overridden already is not offered again', () => {
  expect(keysFor('sök', ['searchCar'])).toEqual(['searchAgain', 'searchHelp']);
  expect(keysFor('s')).toEqual([]);
});
