import { parseArgs } from 'node:util';
import { definitionOf } from '../src/features/inventory/testing/definition-by-name.ts';
import { KITS_INDEX, kitCardFields, VEHICLE_KITS_INDEX } from '../src/features/kits/kit-record.ts';
import { unfilteredList } from '../src/features/kits/list/kit-list.ts';
import { kitQuery } from '../src/features/kits/list/kit-query.ts';
import { embeddedSearch } from '../src/shared/search/adapters/embedded/embedded-search.ts';
import { benchKits, benchLists } from './kits/kits.ts';
import { eachCar } from './search/cars.ts';
import { INDEX as CARS_INDEX } from './search/forecourt.ts';
import { inMs, Times, table, timed } from './search/measure.ts';
import { benchQueries } from './search/queries.ts';

/**
 * The kit list's queries beside the car list's, in turns in one run: 100,000 kits must be as fast as as many cars.
 * `--kits 100000` sets the number of both, `--queries 300` of queries.
 */
const { values: given } = parseArgs({ options: { kits: { type: 'string' }, queries: { type: 'string' } } });
const amount = Number(given.kits ?? 100_000);
const queries = Number(given.queries ?? 300);
const AT_MOST = 1.1;

const service = embeddedSearch(definitionOf);
const { kits, vehicles } = benchKits(amount);
await service.replaceAll(VEHICLE_KITS_INDEX, vehicles);
await service.replaceAll(KITS_INDEX, kits);
await service.replaceAll(CARS_INDEX, eachCar(amount));

const lists = benchLists(kits, vehicles, queries);
const carQueries = benchQueries(amount, queries).filter(({ kind }) => kind !== 'one');
const page = { limit: 24, offset: 0 };
const runKits = ({ list, typeIds }: (typeof lists)[number]) =>
  service.index(KITS_INDEX).search({ ...kitQuery(list, typeIds, page), fields: kitCardFields });
const times = { kits: new Times(), cars: new Times() };
// Once without measuring, until the code is compiled.
for (const each of lists.slice(0, 30)) await runKits(each);
for (const { kind: _, ...query } of carQueries.slice(0, 30)) await service.index(CARS_INDEX).search(query);
for (const [at, each] of lists.entries()) {
  times.kits.add((await timed(() => runKits(each))).ms);
  const car = carQueries[at % carQueries.length];
  if (!car) continue;
  const { kind: _, ...query } = car;
  times.cars.add((await timed(() => service.index(CARS_INDEX).search(query))).ms);
}
const { total_items } = await runKits({ list: unfilteredList, typeIds: [] });
const row = (name: string, of: Times) => [name, inMs(of.percentile(50)), inMs(of.percentile(99))];
console.log(`\n${amount.toLocaleString('en')} kits beside as many cars (${total_items} kits counted)`);
console.log(table([['', 'p50 ms', 'p99 ms'], row('kits', times.kits), row('cars', times.cars)]));
const ratio = times.kits.percentile(50) / times.cars.percentile(50);
const isMet = ratio <= AT_MOST;
console.log(
  `  ${isMet ? 'ok' : 'MISSED'}  kits take ${ratio.toFixed(2)} of the time of cars (at most ${AT_MOST})`,
);
await service.close();
process.exitCode = isMet ? 0 : 1;
