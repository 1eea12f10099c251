import { expect, test } from 'vitest';
import { unfilteredList } from '../list/car-list.ts';
import { findCars } from './find-cars.ts';
import type { ReadPart } from './phrase-reading.ts';

const word = (words: string, certainty: number): ReadPart => ({ kind: 'word', words, certainty });
const [make, colour, typo] = [word('volvo', 1), word('röd', 0.9), word('xyz', 0.3)];

/** Finds cars unless all of some words are searched together. */
function search(parts: readonly ReadPart[], ...impossible: ReadPart[][]) {
  return findCars({
    parts,
    listWith: (some) => ({ ...unfilteredList, keyphrase: some.map(({ words }) => words).join(' ') }),
    countOf: async ({ keyphrase }) =>
      impossible.some((together) => together.every(({ words }) => keyphrase.split(' ').includes(words)))
        ? 0
        : 7,
  });
}

test('nothing is let go of where there are cars', async () => {
  expect(await search([make, colour, typo])).toMatchObject({ total: 7, dropped: [] });
});

test('the least certain part goes first, wherever it stands', async () => {
  const found = await search([typo, make, colour], [typo]);
  expect(found).toMatchObject({ total: 7, dropped: [typo], list: { keyphrase: 'volvo röd' } });
});

test('a more certain part goes where only that helps, and several where one is not enough', async () => {
  expect((await search([make, colour, typo], [colour])).dropped).toEqual([colour]);
  expect((await search([make, colour, typo], [colour], [typo])).dropped).toEqual([typo, colour]);
});

test('one part stays: a phrase of which nothing fits has found nothing', async () => {
  expect(await search([typo], [typo])).toMatchObject({ total: 0, dropped: [] });
  expect(await search([make, typo], [make], [typo])).toMatchObject({ total: 0, dropped: [] });
});
