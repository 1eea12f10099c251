import { expect, test } from 'vitest';
import { heroesOf, sharedHeroes } from './heroes.ts';
import { readSites } from './sites.ts';

test('every site opens with a picture of its own', async () => {
  const heroes = heroesOf(await readSites());
  expect(heroes.size).toBe(14);
  expect(sharedHeroes(heroes)).toEqual([]);
  expect(heroes.get('trucks')).toBe('scenes/truck-yard');
  expect(heroes.get('kits-fi')).toBe('scenes/parts-warehouse');
});

test('two sites with one hero are named', () => {
  expect(
    sharedHeroes(
      new Map([
        ['a', 'scenes/coast'],
        ['b', 'scenes/hall'],
        ['c', 'scenes/coast'],
      ]),
    ),
  ).toEqual(['a and c open with scenes/coast; each site has its own']);
});
