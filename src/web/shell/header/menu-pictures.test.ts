import { expect, test } from 'vitest';
import { aPicture } from '../testing/resolve-fields-of.ts';
import { pictureColumns, pictureVisibility } from './menu-pictures.ts';

const pages = (count: number, image = aPicture('estate')) => Array.from({ length: count }, () => ({ image }));

test('NAV-22 up to four pages always show their pictures, five only on the widest screens', () => {
  expect(pictureVisibility(pages(4))).toBe('always');
  expect(pictureVisibility(pages(5))).toBe('wide');
});

test('NAV-21 one picture is enough to show the picture grid, without any it is a list', () => {
  expect(pictureVisibility([{ image: undefined }, ...pages(1)])).toBe('always');
  expect(pictureVisibility([{ image: undefined }])).toBeUndefined();
});

test('up to seven pictures are in one row, more of them in rows of six', () => {
  expect([1, 3, 4, 5, 6, 7, 8, 12].map(pictureColumns)).toEqual([3, 3, 4, 5, 6, 7, 6, 6]);
});
