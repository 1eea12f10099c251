import { expect, test } from 'vitest';
import { carMedia } from '../media/car-media.ts';
import { modesOf } from './modes.ts';

test('GAL-04 only what a car has can be chosen', () => {
  const turn = ['/1.webp', '/2.webp'];
  expect(modesOf(undefined)).toEqual(['image']);
  expect(modesOf(carMedia({ turn }))).toEqual(['image', 'external']);
  expect(modesOf(carMedia({ film: '/film.webm', cabin: ['/cabin.webp'] }))).toEqual([
    'image',
    'video',
    'internal',
  ]);
  expect(modesOf(carMedia({ film: '/film.webm', turn, cabin: ['/cabin.webp'] }))).toEqual([
    'image',
    'video',
    'external',
    'internal',
  ]);
});
