import { expect, test } from 'vitest';
import { treePositions } from './tree-positions.ts';

const placed = treePositions(
  new Map([
    ['home', { sv: '/', en: '/' }],
    ['buy', { sv: '/kop-bil', en: '/buy-car' }],
    ['list', { sv: '/kop-bil/alla/i-lager', en: '/buy-car/all' }],
    ['car', { sv: '/kop-bil/,-w-,/,-w-,' }],
    ['wanderer', { sv: '/kop-bil/flyttad', en: '/elsewhere' }],
    ['lonely', { en: '/legal/cookies' }],
  ]),
);

test('the page above is the one whose path is nearest', () => {
  expect(placed.get('home')).toEqual({ parent: undefined, slugs: { sv: '/', en: '/' } });
  expect(placed.get('buy')).toEqual({ parent: 'home', slugs: { sv: 'kop-bil', en: 'buy-car' } });
  expect(placed.get('lonely')).toEqual({ parent: 'home', slugs: { en: 'legal/cookies' } });
});

test('a slug may hold several parts of the address, and wildcards', () => {
  expect(placed.get('list')).toEqual({ parent: 'buy', slugs: { sv: 'alla/i-lager', en: 'all' } });
  expect(placed.get('car')?.slugs).toEqual({ sv: ',-w-,/,-w-,' });
});

test('where a translation has another position in its tree, its slug is the whole path', () => {
  expect(placed.get('wanderer')).toEqual({ parent: 'buy', slugs: { sv: 'flyttad', en: '/elsewhere' } });
});
