import { expect, test } from 'vitest';
import { unfilteredList } from '../list/car-list.ts';
import { findCars } from './find-cars.ts';
import type { ReadPart } from './phrase-reading.ts';

const word = (words: string, certainty: number): ReadPart => ({
  kind: 'word',
  words,
  span: { from: 0, to: 1 },
  certainty,
});
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

test('what is not wanted is never let go of, nor is a distance that was said', async () => {
  const notDiesel: ReadPart = { ...word('diesel', 0.1), not: true };
  expect(await search([make, notDiesel], [notDiesel])).toMatchObject({ total: 0, dropped: [] });
  expect((await search([make, colour, notDiesel], [make, colour, notDiesel])).dropped).toEqual([colour]);
  const near: ReadPart = {
    kind: 'near',
    words: 'leeds',
    span: { from: 0, to: 1 },
    certainty: 0.1,
    near: { label: 'Leeds', at: { latitude: 53.8, longitude: -1.55 }, radius: 30, unit: 'mi' },
    isRadiusSaid: true,
  };
  expect((await search([colour, near, typo], [typo])).dropped).toEqual([typo]);
});

test('unclear words are named, and let go of nothing', async () => {
  const unclear: ReadPart = {
    kind: 'unclear',
    words: 'no accidents',
    span: { from: 0, to: 2 },
    certainty: 1,
    choices: [],
  };
  expect(await search([make, unclear])).toMatchObject({ total: 7, dropped: [], unclear: [unclear] });
});
