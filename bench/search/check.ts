import { isDeepStrictEqual } from 'node:util';
import { definitionOf } from '../../src/features/inventory/testing/definition-by-name.ts';
import type { SearchService } from '../../src/shared/search/port.ts';
import { searchByBruteForce } from '../../src/shared/search/testing/brute-force.ts';
import { eachCar } from './cars.ts';
import { INDEX } from './forecourt.ts';
import { benchQueries } from './queries.ts';

/** How many queries give another result than brute force: totals, facets, ranges, order, records. */
export async function countWrongResults(
  service: SearchService,
  cars: number,
  queries: number,
): Promise<number> {
  const records = JSON.parse(JSON.stringify([...eachCar(cars)])) as Record<string, unknown>[];
  let wrong = 0;
  for (const { kind, ...query } of benchQueries(cars, queries)) {
    const result = await service.index(INDEX).search(query);
    if (isDeepStrictEqual(result, searchByBruteForce(definitionOf(INDEX), records, query))) continue;
    wrong += 1;
    console.log(`  ${kind} gives a wrong result: ${JSON.stringify(query)}`);
  }
  return wrong;
}
