import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, workerData } from 'node:worker_threads';
import { countWrongResults } from './search/check.ts';
import { compare, facetRatio, type Measured, print, printRatios } from './search/compare.ts';
import { measureDistances } from './search/distances.ts';
import { forecourt } from './search/forecourt.ts';
import { inMs } from './search/measure.ts';
import { miniSearch } from './search/minisearch.ts';
import { realOpenSearch } from './search/opensearch.ts';
import { orama } from './search/orama.ts';
import { inOwnThread, serve } from './search/own-thread.ts';
import { pageLatency } from './search/page-latency.ts';
import { benchQueries, kinds } from './search/queries.ts';
import { sqliteFts } from './search/sqlite-fts.ts';

/**
 * The car list's queries, each with 14 facets and 6 ranges counted as if their own filter were off, run by our
 * engine and by others in turn, OpenSearch among them where there is Java. `--sizes 10000,100000,1000000` sets the number of cars, `--queries 600` of queries.
 */
const { values: given } = parseArgs({ options: { sizes: { type: 'string' }, queries: { type: 'string' } } });
const sizes = (given.sizes ?? '10000,100000,1000000').split(',').map(Number);
const queries = Number(given.queries ?? 600);
const LARGEST_FOR_OTHERS = 100_000;

const others = { 'SQLite FTS5': sqliteFts, MiniSearch: miniSearch, Orama: orama } as const;

let missed = 0;
if (isMainThread) await run();
else serve(others[workerData as keyof typeof others]());

async function run(): Promise<void> {
  console.log(
    Object.entries(kinds)
      .map(([kind, what]) => `  ${kind}: ${what}`)
      .join('\n'),
  );
  for (const cars of sizes) {
    console.log(`\n${cars.toLocaleString('en')} cars`);
    if (cars <= LARGEST_FOR_OTHERS) await besideOthers(cars);
    else await inTheWorker(cars);
  }
  const [load = 0] = loadavg();
  console.log(
    `\n  load of the machine ${load.toFixed(1)} on ${availableParallelism()} cores; the bars are for an idle one`,
  );
  process.exitCode = missed > 0 ? 1 : 0;
}

async function besideOthers(cars: number): Promise<void> {
  const ours = forecourt();
  const server = await realOpenSearch();
  const embedded = [ours, ...Object.keys(others).map(inOwnThread)];
  const engines = server ? [...embedded, server] : embedded;
  const measured = await compare(engines, cars, queries);
  print(measured);
  printRatios(measured);
  const sample = cars <= 10_000 ? 60 : 12;
  await check(ours, cars, sample);
  if (server) await check(server, cars, sample);
  const ratio = facetRatio(measured.slice(0, embedded.length));
  if (cars === 100_000) {
    bars(measured[0], { p50: 5, p99: 25 });
    const byDistance = (await measureDistances(ours.service, cars)).percentile(50);
    bar(`by distance p50 ${inMs(byDistance)} ms`, byDistance <= 5, 'at most 5 ms');
    bar(
      `facet queries ${ratio.toFixed(0)} times faster than the best other embedded engine`,
      ratio >= 30,
      'at least 30',
    );
  } else {
    console.log(`  facet queries ${ratio.toFixed(0)} times faster than the best other embedded engine`);
  }
  for (const engine of engines) await engine.close();
}

async function inTheWorker(cars: number): Promise<void> {
  const ours = forecourt();
  const server = await realOpenSearch();
  const measured = await compare(server ? [ours, server] : [ours], cars, queries);
  await server?.close();
  print(measured);
  printRatios(measured);
  if (cars === 1_000_000) bars(measured[0], { p50: 60 });

  const quiet = await pageLatency(async () => undefined);
  let searches = 0;
  const busy = await pageLatency(async (isOver) => {
    const some = benchQueries(cars, 60);
    for (; !isOver(); searches += 1) await ours.search(some[searches % some.length] as (typeof some)[number]);
  });
  console.log(
    `  an unrelated page, no searches      p50 ${inMs(quiet.percentile(50))} ms, p99 ${inMs(quiet.percentile(99))} ms`,
  );
  console.log(
    `  an unrelated page, searches running p50 ${inMs(busy.percentile(50))} ms, p99 ${inMs(busy.percentile(99))} ms (${searches} searches meanwhile)`,
  );
  const allowed = Math.max(20, quiet.percentile(99) * 3);
  bar(
    'the page does not wait for searches',
    busy.percentile(99) <= allowed,
    `p99 at most ${inMs(allowed)} ms`,
  );
  await ours.close();
}

async function check(
  { name, service }: ReturnType<typeof forecourt>,
  cars: number,
  sample: number,
): Promise<void> {
  const wrong = await countWrongResults(service, cars, sample);
  bar(`${name}: ${sample - wrong} of ${sample} results as by brute force`, wrong === 0, 'all');
}

function bars(measured: Measured | undefined, most: { p50: number; p99?: number }): void {
  const [p50, p99] = [measured?.all.percentile(50) ?? Number.NaN, measured?.all.percentile(99) ?? Number.NaN];
  bar(`p50 ${inMs(p50)} ms`, p50 <= most.p50, `at most ${most.p50} ms`);
  if (most.p99) bar(`p99 ${inMs(p99)} ms`, p99 <= most.p99, `at most ${most.p99} ms`);
}

function bar(what: string, isMet: boolean, wanted: string): void {
  if (!isMet) missed += 1;
  console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${what} (bar: ${wanted})`);
}
