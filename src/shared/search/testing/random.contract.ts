import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IndexDefinition } from '../index-definition.ts';
import type { SearchQuery, SearchRecord, SearchService } from '../port.ts';
import { searchByBruteForce } from './brute-force.ts';
import { CARS, filled, LONG_TEST_MS, type Open } from './filled-search.ts';
import { car, carId, query } from './random-inventory.ts';

const INVENTORIES = 60;
const QUERIES = 20;

/** Property-based: 2,400 random queries over random stock, before and after random changes, plus some over a larger stock. */
export function randomContract(name: string, open: Open, definition: IndexDefinition): void {
  test(`${name}: SRCH-12 SRCH-34 random queries give the same result as brute force`, {
    timeout: LONG_TEST_MS,
  }, async () => {
    const { search } = await filled(open, CARS, []);
    const anInventory = fc.record({
      stock: fc.array(car, { maxLength: 60 }),
      changed: fc.array(car, { maxLength: 20 }),
      sold: fc.array(carId, { maxLength: 20 }),
      queries: fc.array(query, { minLength: QUERIES, maxLength: QUERIES }),
    });
    const everyQuery = fc.asyncProperty(anInventory, async ({ stock, changed, sold, queries }) => {
      await search.replaceAll(CARS, stock);
      await compare(definition, search, byId(stock), queries);
      await search.upsert(CARS, changed);
      await search.remove(CARS, sold);
      const left = byId([...stock, ...changed]).filter((each) => !sold.includes(String(each['car_id'])));
      await compare(definition, search, left, queries);
    });
    await fc.assert(everyQuery, { numRuns: INVENTORIES });
  });

  test(`${name}: SRCH-12 the same over a changing stock of thousands`, {
    timeout: LONG_TEST_MS,
  }, async () => {
    const { search } = await filled(open, CARS, []);
    const [cars, queries] = [fc.sample(car, 1200), fc.sample(query, 24)];
    let stock = cars.map((each, n) => ({ ...each, car_id: `c${(n * 7919) % 1200}` }));
    await search.replaceAll(CARS, stock);
    await compare(definition, search, stock, queries);
    for (const part of [0, 1, 2]) {
      const changed = fc.sample(car, 400).map((each, n) => ({ ...each, car_id: `c${n * 3 + part}` }));
      const sold = stock.filter((_, n) => n % 5 === part).map(({ car_id }) => car_id);
      await search.upsert(CARS, changed);
      await search.remove(CARS, sold);
      stock = byId([...stock, ...changed]).filter(({ car_id }) => !sold.includes(car_id));
      await compare(definition, search, stock, queries.slice(part * 8, part * 8 + 8));
    }
  });
}

async function compare(
  definition: IndexDefinition,
  search: SearchService,
  stock: readonly SearchRecord[],
  queries: readonly SearchQuery[],
) {
  // As it comes back from any store: without the fields that were undefined.
  const records = JSON.parse(JSON.stringify(stock)) as SearchRecord[];
  for (const query of queries) {
    const result = await search.index(CARS).search(query);
    expect(result, JSON.stringify(query)).toEqual(searchByBruteForce(definition, records, query));
  }
}

function byId<T extends SearchRecord>(records: readonly T[]): T[] {
  return [...new Map(records.map((record) => [record['car_id'], record])).values()];
}
