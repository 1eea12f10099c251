import { expect, test, vi } from 'vitest';
import { definitionOf } from '../../../../features/inventory/testing/definition-by-name.ts';
import { aCar, CARS, idsOf } from '../../testing/filled-search.ts';
import { embeddedSearch } from './embedded-search.ts';

const cars = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => aCar({ car_id: `c${1000 + from + n}` }));
const diesAtOnce = new URL('data:text/javascript,process.exit(3)');

test('an index that grows past the limit moves to the worker', async () => {
  const search = embeddedSearch(definitionOf, { maxLocalRecords: 50 });
  const total = async () => (await search.index(CARS).search({})).total_items;
  await search.replaceAll(CARS, cars(40));
  await search.upsert(CARS, cars(20, 35));
  expect(await total()).toBe(55);
  await search.remove(CARS, ['c1000']);
  expect(await total()).toBe(54);
  await search.replaceAll(CARS, cars(3));
  expect(await total()).toBe(3);
  await search.close();
});

test('a feed of unknown length moves to the worker during loading', async () => {
  const search = embeddedSearch(definitionOf, { maxLocalRecords: 600 });
  async function* feed() {
    yield* cars(1300);
  }
  await search.replaceAll(CARS, feed());
  const last = await search.index(CARS).search({ offset: 1299 });
  expect(last.total_items).toBe(1300);
  expect(idsOf(last)).toEqual(['c2299']);
  await search.close();
});

test('SRCH-08 when the worker fails, the index in this thread still works', async () => {
  const onLost = vi.fn();
  const search = embeddedSearch(definitionOf, { maxLocalRecords: 50, workerEntry: diesAtOnce, onLost });
  await search.replaceAll(CARS, cars(40));
  await expect(search.upsert(CARS, cars(20, 40))).rejects.toThrow('The search worker stopped with code 3');
  expect(onLost).toHaveBeenCalledOnce();
  expect((await search.index(CARS).search({})).total_items).toBe(40);
  await search.upsert(CARS, cars(1, 40));
  expect((await search.index(CARS).search({})).total_items).toBe(41);
  await search.close();
});

test('SRCH-08 a closed search fails instead of returning no records', async () => {
  const search = embeddedSearch(definitionOf, { maxLocalRecords: 0 });
  await search.replaceAll(CARS, cars(2));
  await search.close();
  await expect(search.index(CARS).search({})).rejects.toThrow('The search is closed');
});
