import { expect, test } from 'vitest';
import { carMedia } from '../media/car-media.ts';
import { availableModes, preferredMode } from './modes.ts';

test('GAL-04 only what a car has can be chosen', () => {
  const turn = ['/1.webp', '/2.webp'];
  expect(availableModes(undefined)).toEqual(['image']);
  expect(availableModes(carMedia({ turn }))).toEqual(['image', 'external']);
  expect(availableModes(carMedia({ video: '/film.webm', cabin: ['/cabin.webp'] }))).toEqual([
    'image',
    'video',
    'internal',
  ]);
  expect(availableModes(carMedia({ video: '/film.webm', turn, cabin: ['/cabin.webp'] }))).toEqual([
    'image',
    'video',
    'external',
    'internal',
  ]);
});

test('CARD-14 a card that says 360° opens what comes nearest to it', () => {
  const turn = ['/1.webp', '/2.webp'];
  expect(preferredMode(carMedia({ video: '/film.webm', turn, cabin: ['/cabin.webp'] }))).toBe('external');
  expect(preferredMode(carMedia({ video: '/film.webm', cabin: ['/cabin.webp'] }))).toBe('internal');
  expect(preferredMode(carMedia({ video: '/film.webm' }))).toBe('video');
  expect(preferredMode(undefined)).toBe('image');
});
