import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IndexDefinition } from '../index-definition.ts';
import type { SearchRecord } from '../port.ts';
import { searchByBruteForce } from './brute-force.ts';
import { filled, LONG_TEST_MS, type Open } from './filled-search.ts';
import { queriesOf, recordsOf } from './random-records.ts';

const INVENTORIES = 12;
const QUERIES = 20;
/** The same records and queries for every engine, in every run. */
const SEED = 20_240_042;

const indices = ['cars-every', 'sites-every', 'chargers-every', 'kits-every', 'vehicle-kits-every'];

/** Random records and queries made from what each index declares: ids, totals, facets, and the order with its ties. */
export function everyIndexContract(
  name: string,
  open: Open,
  definitionOf: (index: string) => IndexDefinition,
): void {
  test.for(indices)(
    `${name}: %s gives the same results as brute force, whatever is in its records`,
    { timeout: LONG_TEST_MS },
    async (index) => {
      const definition = definitionOf(index);
      const { search } = await filled(open, index, []);
      const sameAsBruteForce = fc.asyncProperty(
        recordsOf(definition),
        fc.array(queriesOf(definition), { minLength: QUERIES, maxLength: QUERIES }),
        async (stock, queries) => {
          const records = JSON.parse(JSON.stringify(stock)) as SearchRecord[];
          await search.replaceAll(index, records);
          for (const query of queries) {
            const result = await search.index(index).search(query);
            expect(result, JSON.stringify(query)).toEqual(searchByBruteForce(definition, records, query));
          }
        },
      );
      await fc.assert(sameAsBruteForce, { numRuns: INVENTORIES, seed: SEED });
    },
  );
}
