import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { threadedImporter } from '../src/features/inventory/adapters/threaded-importer.ts';
import { importFeed } from '../src/features/inventory/import-feed.ts';
import { readFeedFile } from '../src/features/inventory/reading/read-own-feed-file.ts';
import { definitionOf } from '../src/features/inventory/testing/definition-by-name.ts';
import { openDatabase } from '../src/main/database.ts';
import { systemClock } from '../src/shared/platform/clock.ts';
import type { Log } from '../src/shared/platform/log.ts';
import { embeddedSearch } from '../src/shared/search/adapters/embedded/embedded-search.ts';
import { kyselyRecordStore } from '../src/shared/search/adapters/kysely-record-store.ts';
import { startIndexSync } from '../src/shared/search/index-sync.ts';

/**
 * The longest event-loop delay while stock is imported and indexed: with the import in a worker thread, as the server
 * does it, against the same import in the thread that serves pages. `npm run bench -- import 100000` for another number of cars.
 */
const CARS = Number(process.argv[2] ?? 20_000);
const index = 'cars-solvik-se';
const log: Log = { info: () => undefined, warn: console.error, error: console.error };
const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
const options = { index, kind: 'cars', language: 'sv' } as const;

try {
  const first = await writeFeed('first', () => 0);
  const some = await writeFeed('some', (n) => (n % 10 === 0 ? 1 : 0));
  const most = await writeFeed('most', (n) => (n % 10 === 0 ? 0 : 1));
  console.log(
    `  ${CARS} cars; longest wait of the serving thread, from the import's begin until all of it is searchable`,
  );
  const apart = await measure('apart', (database) => {
    const importer = threadedImporter(database, () =>
      pathToFileURL('src/features/inventory/adapters/import-worker.ts'),
    );
    return (path) => importer.importFile({ path, format: 'ndjson' }, options);
  });
  const together = await measure(
    'together',
    (_, store) => (path) => importFeed(store, readFeedFile({ path, format: 'ndjson' }), options, systemClock),
  );
  for (const [feed, path] of [
    ['all new', first],
    ['a tenth changed', some],
    ['nearly all changed', most],
  ] as const) {
    const own = await apart.run(path);
    const same = await together.run(path);
    const ratio = (same.longestMs / own.longestMs).toFixed(1);
    console.log(
      `  ${feed.padEnd(19)} own thread ${show(own)}   same thread ${show(same)}   ${ratio} times the wait`,
    );
  }
  await apart.close();
  await together.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}

type Import = (path: string) => Promise<unknown>;

async function measure(
  name: string,
  importerOf: (database: { dataDir: string }, store: ReturnType<typeof kyselyRecordStore>) => Import,
) {
  const database = { dataDir: join(folder, name) };
  const db = await openDatabase(database);
  const store = kyselyRecordStore(db, systemClock);
  const search = embeddedSearch(definitionOf, { maxLocalRecords: Number.POSITIVE_INFINITY });
  const sync = startIndexSync(store, search, log);
  await sync.started;
  const importFile = importerOf(database, store);
  return {
    async run(path: string) {
      const delays = monitorEventLoopDelay({ resolution: 1 });
      const began = performance.now();
      delays.enable();
      await pause(20);
      await importFile(path);
      const importedMs = performance.now() - began;
      await sync.syncNow();
      await sync.syncNow();
      await pause(20);
      delays.disable();
      const { total_items } = await search.index(index).search({ limit: 0 });
      if (total_items !== Math.min(CARS, 10_000)) throw new Error(`${total_items} cars are searchable`);
      return {
        longestMs: delays.max / 1e6,
        p99Ms: delays.percentile(99) / 1e6,
        importedMs,
        searchableMs: performance.now() - began,
      };
    },
    async close() {
      await sync.stop();
      await search.close();
      await db.destroy();
    },
  };
}

function show({
  longestMs,
  p99Ms,
  importedMs,
  searchableMs,
}: Record<'longestMs' | 'p99Ms' | 'importedMs' | 'searchableMs', number>) {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return `${longestMs.toFixed(0)} ms (p99 ${p99Ms.toFixed(0)}; in after ${seconds(importedMs)}, found after ${seconds(searchableMs)})`;
}

async function writeFeed(name: string, edition: (n: number) => number): Promise<string> {
  const path = join(folder, `${name}.ndjson`);
  const file = createWriteStream(path);
  for (let n = 0; n < CARS; n += 1) {
    if (!file.write(`${JSON.stringify(aCar(n, edition(n)))}\n`)) await once(file, 'drain');
  }
  file.end();
  await finished(file);
  return path;
}

function aCar(n: number, edition: number) {
  const pick = (list: readonly string[], salt: number) => list[(n * salt) % list.length] as string;
  return {
    car_id: `car-${n}`,
    car_brand: pick(['Volvo', 'Saab', 'Škoda', 'Kia', 'BMW', 'Toyota', 'Polestar'], 7),
    car_model: `Model ${n % 90}`,
    car_version: `B${n % 6} AWD ${pick(['Core', 'Plus', 'Ultra'], 5)}`,
    car_price: 90_000 + ((n * 7919) % 600_000) + edition * 1000,
    car_mileage: (n * 31) % 20_000,
    car_year: 2012 + (n % 14),
    car_fuel: pick(['El', 'Bensin', 'Diesel', 'Laddhybrid'], 3),
    car_body: pick(['SUV', 'Kombi', 'Sedan', 'Halvkombi'], 11),
    car_site_city: pick(['Göteborg', 'Malmö', 'Umeå', 'Örebro'], 13),
    car_publishdate: new Date(1_700_000_000_000 + n * 60_000).toISOString(),
    car_equipment: Array.from({ length: 20 }, (_, k) => `Utrustning ${(n * (k + 1)) % 240}`),
    car_description: `Välskött bil nummer ${n} med full servicehistorik. `.repeat(8),
    car_images: Array.from({ length: 12 }, (_, k) => ({
      original: `/media/cars/${n}/${k}.webp`,
      blur_data_url: `data:image/webp;base64,${'UklGRlYAAABXRUJQ'.repeat(6)}`,
    })),
  };
}
