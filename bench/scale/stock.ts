import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServerProcess } from '../../scripts/cluster/server-process.ts';
import { importFeed } from '../../src/features/inventory/import-feed.ts';
import { openDatabase } from '../../src/main/database.ts';
import { systemClock } from '../../src/shared/platform/clock.ts';
import { freePort } from '../../src/shared/platform/testing/free-port.ts';
import { kyselyRecordStore } from '../../src/shared/search/adapters/kysely-record-store.ts';
import { startOpenSearch } from '../../src/shared/search/adapters/opensearch/testing/opensearch-cluster.ts';
import { whyNoOpenSearch } from '../../src/shared/search/adapters/opensearch/testing/opensearch-distribution.ts';
import { benchCar } from '../search/cars.ts';
import { inMs, Times, table, timed } from '../search/measure.ts';
import { benchQueries } from '../search/queries.ts';
import { API_KEY, demoInstallation } from './demo-installation.ts';
import { megabytesOf } from './memory.ts';

const INDEX = 'cars-solvik-se';
const WARM_UP = 12;
const HEAP_MB = 1024;
const cacheFolder = join(process.cwd(), '.cache/opensearch');
const card = ['car_id', 'slug', 'car_brand', 'car_model', 'car_version', 'car_price', 'car_primary_image'];

type Figures = {
  engine: string;
  importedS: number;
  searchableS: number;
  serverMb: number;
  engineMb: number | undefined;
  times: Times;
};

/** So many cars imported into a running server, which finds them with either engine. */
export async function measureStock(cars: number, queries: number): Promise<void> {
  console.log(`  ${cars.toLocaleString('en')} cars in one index, on SQLite`);
  const measured = [await measureEngine('embedded', cars, queries)];
  const reason = await whyNoOpenSearch(cacheFolder);
  if (reason) {
    console.log(`  OpenSearch is left out: ${reason}`);
  } else {
    const cluster = await startOpenSearch({ nodes: 1, cacheFolder, heapMb: HEAP_MB });
    try {
      const [node] = cluster.nodes;
      const env = { OPENSEARCH_URL: node?.url ?? '' };
      measured.push(await measureEngine('OpenSearch', cars, queries, env, () => megabytesOf(node?.pid())));
    } finally {
      await cluster.stop();
    }
  }
  const head = ['engine', 'imported s', 'found after s', 'server MB', 'engine MB', 'p50 ms', 'p99 ms'];
  const rows = measured.map((each) => [
    each.engine,
    each.importedS.toFixed(0),
    each.searchableS.toFixed(0),
    String(each.serverMb),
    each.engineMb === undefined ? 'in it' : String(each.engineMb),
    inMs(each.times.percentile(50)),
    inMs(each.times.percentile(99)),
  ]);
  console.log(table([head, ...rows]));
}

async function measureEngine(
  engine: string,
  cars: number,
  queries: number,
  env: Readonly<Record<string, string>> = {},
  engineMb: () => Promise<number | undefined> = async () => undefined,
): Promise<Figures> {
  const installation = await demoInstallation(env);
  const server = await startServerProcess({ name: engine, port: await freePort(), env: installation.env });
  try {
    const began = performance.now();
    await importCars(installation.env['DATA_DIR'] ?? '', cars);
    const importedS = (performance.now() - began) / 1000;
    const last = benchCar(cars - 1).car_id;
    while ((await search(server.url, { filters: { car_id: last } }).catch(() => 0)) === 0) await pause(500);
    const searchableS = (performance.now() - began) / 1000;
    const times = await measureQueries(server.url, cars, queries);
    const serverMb = await megabytesOf(server.pid);
    return { engine, importedS, searchableS, times, serverMb, engineMb: await engineMb() };
  } finally {
    await server.end('SIGTERM');
    await installation.remove();
  }
}

/** As `npm run import-cars` does it, without the file. */
async function importCars(dataDir: string, cars: number): Promise<void> {
  const db = await openDatabase({ dataDir });
  try {
    const store = kyselyRecordStore(db, systemClock);
    const outcome = await importFeed(
      store,
      feedLines(cars),
      { index: INDEX, kind: 'cars', language: 'sv' },
      systemClock,
    );
    if (outcome.state !== 'imported') throw new Error(`The feed was refused: ${JSON.stringify(outcome)}`);
  } finally {
    await db.destroy();
  }
}

function* feedLines(cars: number) {
  for (let n = 0; n < cars; n += 1) yield { line: n + 1, value: benchCar(n) };
}

/** One after the other, over HTTP, each with all facets of the list. */
async function measureQueries(url: string, cars: number, queries: number): Promise<Times> {
  const times = new Times();
  for (const [at, { kind: _, ...query }] of benchQueries(cars, queries + WARM_UP).entries()) {
    // A field that no car has makes every query a new one for the server's cache.
    const { ms } = await timed(() => search(url, { ...query, fields: [...card, `query_${at}`] }));
    if (at >= WARM_UP) times.add(ms);
  }
  return times;
}

async function search(url: string, query: object): Promise<number> {
  const response = await fetch(`${url}/api/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': API_KEY },
    body: JSON.stringify({ index: INDEX, ...query }),
  });
  if (!response.ok) throw new Error(`The search responded ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { total_items: number }).total_items;
}
