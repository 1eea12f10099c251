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
import type { FeedFile } from '../src/features/inventory/feed-importer.ts';
import { importFeed } from '../src/features/inventory/import-feed.ts';
import type { FeedMapping } from '../src/features/inventory/mapping/feed-mapping.ts';
import { readFeedFile } from '../src/features/inventory/reading/read-own-feed-file.ts';
import type { ImportOutcome } from '../src/features/inventory/runs/import-report.ts';
import { definitionOf } from '../src/features/inventory/testing/definition-by-name.ts';
import { openDatabase } from '../src/main/database.ts';
import { systemClock } from '../src/shared/platform/clock.ts';
import type { Log } from '../src/shared/platform/log.ts';
import { embeddedSearch } from '../src/shared/search/adapters/embedded/embedded-search.ts';
import { kyselyRecordStore } from '../src/shared/search/adapters/kysely-record-store.ts';
import { startIndexSync } from '../src/shared/search/index-sync.ts';

/**
 * The longest event-loop delay while stock is imported and indexed: with the import in a worker thread, as the server
 * does it, against the same import in the thread that serves pages. Then a dealer's CSV through a mapping against the same
 * cars in our own fields. `npm run bench -- import 100000` for another number of cars; `npm run bench -- import 1000000 apart` is
 * the server's way alone, with what others wait for meanwhile: a search every 100 ms, and memory.
 */
const CARS = Number(process.argv[2] ?? 20_000);
const ONLY_APART = process.argv[3] === 'apart';
const index = 'cars-solvik-se';
const log: Log = { info: () => undefined, warn: console.error, error: console.error };
const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
const options = { index, kind: 'cars', language: 'sv' } as const;

/** What a dealer's system would write: names, words and units of its own. */
const foreignColumns: readonly (readonly [string, (car: ReturnType<typeof aCar>) => string])[] = [
  ['Lagernr', (car) => car.car_id],
  ['Märke', (car) => car.car_brand],
  ['Modell', (car) => car.car_model],
  ['Utförande', (car) => car.car_version],
  ['Pris', (car) => `${car.car_price} kr`],
  ['Miltal', (car) => String(car.car_mileage)],
  ['Årsmodell', (car) => String(car.car_year)],
  ['Drivmedel', (car) => car.car_fuel],
  ['Kaross', (car) => car.car_body],
  ['Ort', (car) => car.car_site_city],
  ['Inlagd', (car) => car.car_publishdate],
  ['Utrustning', (car) => car.car_equipment.join('|')],
  ['Beskrivning', (car) => car.car_description],
  ['Bilder', (car) => car.car_images.map(({ original }) => `https://bilder.example${original}`).join('|')],
];

const mapping: FeedMapping = {
  version: 1,
  read: {},
  identity: { columns: ['Lagernr'], as: 'code' },
  fields: {
    car_brand: { columns: ['Märke'] },
    car_model: { columns: ['Modell'] },
    car_version: { columns: ['Utförande'] },
    car_price: { columns: ['Pris'] },
    car_mileage: { columns: ['Miltal'], unit: 'mil' },
    car_year: { columns: ['Årsmodell'] },
    car_fuel: { columns: ['Drivmedel'] },
    car_body: { columns: ['Kaross'] },
    car_site_city: { columns: ['Ort'] },
    car_publishdate: { columns: ['Inlagd'] },
    car_equipment: { columns: ['Utrustning'] },
    car_description: { columns: ['Beskrivning'] },
    car_images: { columns: ['Bilder'] },
  },
};

try {
  if (ONLY_APART) await measureApart();
  else await compareThreads();
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** All new, then with a tenth changed. */
async function measureApart(): Promise<void> {
  const apart = await measure('apart', inOwnThread);
  for (const [feed, edition] of [
    ['all new', () => 0],
    ['a tenth changed', (n: number) => (n % 10 === 0 ? 1 : 0)],
  ] as const) {
    const path = await writeFeed('feed', edition);
    const searches = searchMeanwhile(apart.search);
    const outcome = await apart.run(path);
    console.log(`  ${feed.padEnd(19)} ${show(outcome)}; ${searches()}`);
  }
  await apart.close();
}

function inOwnThread(database: { dataDir: string }): Import {
  const importer = threadedImporter(database, () =>
    pathToFileURL('src/features/inventory/adapters/import-worker.ts'),
  );
  return (path) => importer.importFile({ path, format: 'ndjson' }, options);
}

/** How long searches take while something else runs, and the most memory of this process meanwhile. */
function searchMeanwhile(search: () => Promise<unknown>): () => string {
  const times: number[] = [];
  let failed = 0;
  let mostMb = 0;
  const timer = setInterval(async () => {
    mostMb = Math.max(mostMb, process.memoryUsage.rss() / 1024 ** 2);
    const began = performance.now();
    await search().catch(() => (failed += 1));
    times.push(performance.now() - began);
  }, 100);
  return () => {
    clearInterval(timer);
    times.sort((one, other) => one - other);
    const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);
    return `${times.length} searches meanwhile: half in ${at(0.5)} ms, 99 % in ${at(0.99)} ms, the longest ${at(1)} ms, ${failed} failed; ${mostMb.toFixed(0)} MB`;
  };
}

async function compareThreads(): Promise<void> {
  const first = await writeFeed('first', () => 0);
  const some = await writeFeed('some', (n) => (n % 10 === 0 ? 1 : 0));
  const most = await writeFeed('most', (n) => (n % 10 === 0 ? 0 : 1));
  console.log(
    `  ${CARS} cars; longest wait of the serving thread, from the import's begin until all of it is searchable`,
  );
  const apart = await measure('apart', inOwnThread);
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
  await compareWithMapping();
}

/** Both all new, and with a tenth of the prices changed, each in its own thread and database. */
async function compareWithMapping(): Promise<void> {
  const importOf = (toFile: (path: string) => FeedFile) => (database: { dataDir: string }) => {
    const importer = threadedImporter(database, () =>
      pathToFileURL('src/features/inventory/adapters/import-worker.ts'),
    );
    return (path: string) => importer.importFile(toFile(path), options);
  };
  const own = await measure(
    'own-fields',
    importOf((path) => ({ path, format: 'ndjson' })),
  );
  const mapped = await measure(
    'mapped',
    importOf((path) => ({ path, mapping })),
  );
  for (const [feed, edition] of [
    ['all new', () => 0],
    ['a tenth changed', (n: number) => (n % 10 === 0 ? 1 : 0)],
  ] as const) {
    const inOwnFields = await own.run(await writeFeed('own', edition));
    const throughMapping = await mapped.run(await writeForeignFeed(edition));
    const ratio = (throughMapping.importedMs / inOwnFields.importedMs).toFixed(2);
    console.log(
      `  ${feed.padEnd(19)} own fields ${show(inOwnFields)}   mapped CSV ${show(throughMapping)}   ${ratio} times the import`,
    );
  }
  await own.close();
  await mapped.close();
}

async function writeForeignFeed(edition: (n: number) => number): Promise<string> {
  const path = join(folder, 'foreign.csv');
  const lines = function* () {
    yield foreignColumns.map(([name]) => name).join(';');
    for (let n = 0; n < CARS; n += 1) {
      const car = aCar(n, edition(n));
      yield foreignColumns.map(([, cell]) => cell(car)).join(';');
    }
  };
  await writeLines(path, lines());
  return path;
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
    search: () => search.index(index).search({ limit: 20 }),
    async run(path: string) {
      const delays = monitorEventLoopDelay({ resolution: 1 });
      const began = performance.now();
      delays.enable();
      await pause(20);
      const outcome = (await importFile(path)) as ImportOutcome;
      if (outcome.state !== 'imported') throw new Error(`${outcome.state}: ${outcome.reason}`);
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
  const lines = function* () {
    for (let n = 0; n < CARS; n += 1) yield JSON.stringify(aCar(n, edition(n)));
  };
  await writeLines(path, lines());
  return path;
}

async function writeLines(path: string, lines: Iterable<string>): Promise<void> {
  const file = createWriteStream(path);
  for (const line of lines) if (!file.write(`${line}\n`)) await once(file, 'drain');
  file.end();
  await finished(file);
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
