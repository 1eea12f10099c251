import { mkdtemp, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCars } from '../demo/cars/inventory.ts';
import { createDealerships } from '../demo/dealers/dealerships.ts';
import { kyselyPhotoFiles } from '../src/features/inventory/adapters/kysely-photo-files.ts';
import { importRecords } from '../src/features/inventory/import-records.ts';
import { feedRecords } from '../src/features/outgoing-feeds/feed-records.ts';
import { isOffered } from '../src/features/outgoing-feeds/receiver.ts';
import { receivers } from '../src/features/outgoing-feeds/receivers/all-receivers.ts';
import { writeFeedFile, writeFeedFiles } from '../src/features/outgoing-feeds/write-feed-file.ts';
import { openDatabase } from '../src/main/database.ts';
import { systemClock } from '../src/shared/platform/clock.ts';
import { kyselyRecordStore } from '../src/shared/search/adapters/kysely-record-store.ts';
import { aSite } from '../src/shared/sites/testing/a-site.ts';

/**
 * What an outgoing feed costs, against reading the same records and nothing else: processor time of the whole process,
 * compression too, and the memory above what was held before; then all of them from one reading, and made again after ten
 * cars have changed. `npm run bench -- outgoing-feeds 100000` for another number.
 *
 * Beside other work a core does less in a second of processor time, too: a fixed piece of work before and after each feed says
 * how much less, in times of the fastest that it ever was in this run.
 */
const CARS = Number(process.argv[2] ?? 20_000);
/** Parsing the stored JSON is most of reading; a feed may take so many times that. */
const MAX_RATIO = 3;
/** What is made again after a change may cost so much of making all of it. */
const MAX_SHARE_AGAIN = 0.2;
const CHANGED = 10;
/** As the thread that writes feeds reads them. */
const RECORDS_PER_BATCH = 500;
const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
const fixedWork = JSON.stringify(
  Array.from({ length: 2000 }, (_, n) => ({ n, text: `text ${n}`, list: [n] })),
);
const fixedWorkMs: number[] = [];

try {
  const site = aSite();
  const db = await openDatabase({ dataDir: folder });
  const store = kyselyRecordStore(db, systemClock);
  const inThread = kyselyRecordStore(db, systemClock, RECORDS_PER_BATCH);
  const records = feedRecords(inThread, kyselyPhotoFiles(db));
  await importRecords(
    store,
    { index: site.indices.sites, kind: 'sites' },
    createDealerships(site.indices.sites),
    systemClock,
  );
  const into = { index: site.indices.cars, kind: 'cars', language: 'sv', country: 'SE' } as const;
  await importRecords(store, into, stock(site.indices.cars), systemClock);
  for (let n = 0; n < 5; n += 1) calibrate();
  const reading = await measured(async () => {
    for await (const batch of inThread.live(site.indices.cars)) void batch.length;
  });
  console.log(
    `  ${CARS} cars; reading them alone ${seconds(reading.cpuMs)} of a core, ${seconds(reading.wallMs)} by the clock`,
  );
  let slowest = 0;
  const offered = receivers.filter((each) => isOffered(each, site));
  const taskOf = (receiver: string, revision: number, before?: string) => {
    const path = join(folder, `${receiver}.${revision}`);
    return { site, language: 'sv', receiver, illustrations: true, path, revision, before } as const;
  };
  const mb = (bytes: number) => (bytes / 1024 ** 2).toFixed(0);
  for (const { name } of offered) {
    const task = taskOf(name, 1);
    let cars = 0;
    calibrate();
    const made = await measured(async () => {
      ({ cars } = await writeFeedFile(records, task, systemClock));
    });
    const { size } = await stat(task.path);
    slowest = Math.max(slowest, made.cpuMs);
    console.log(
      `  ${name.padEnd(24)} ${seconds(made.cpuMs)} of a core (${seconds(made.wallMs)} by the clock), ${(made.cpuMs / reading.cpuMs).toFixed(1)} times reading; ${cars} cars, ${mb(size)} MB packed, ${mb(made.memoryBytes)} MB of memory`,
    );
    calibrate();
    console.log(
      `${' '.repeat(27)}fixed work took ${slowdown().toFixed(2)} times its fastest, load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
  const together = await measured(async () => {
    await writeFeedFiles(
      records,
      offered.map(({ name }) => ({ ...taskOf(name, 1), path: join(folder, `${name}.together`) })),
      systemClock,
    );
  });
  console.log(
    `  all ${offered.length} together           ${seconds(together.cpuMs)} of a core, ${mb(together.memoryBytes)} MB of memory`,
  );
  await importRecords(store, into, stock(site.indices.cars, CHANGED), systemClock);
  const again = await measured(async () => {
    const tasks = offered.map(({ name }) => taskOf(name, 2, taskOf(name, 1).path));
    await writeFeedFiles(records, tasks, systemClock);
  });
  const shareAgain = again.cpuMs / together.cpuMs;
  console.log(
    `  all again, ${CHANGED} cars changed   ${seconds(again.cpuMs)} of a core, ${shareAgain.toFixed(2)} of making them (limit ${MAX_SHARE_AGAIN})`,
  );
  const ratio = slowest / reading.cpuMs;
  const of100000 = (slowest / CARS) * 100;
  console.log(
    `  the slowest: ${ratio.toFixed(1)} times reading (limit ${MAX_RATIO}), ${of100000.toFixed(1)} s of a core for 100,000 cars`,
  );
  process.exitCode = ratio > MAX_RATIO || shareAgain > MAX_SHARE_AGAIN ? 1 : 0;
  await db.destroy();
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** The demo's cars, each as often as it takes, with addresses of pictures and a chassis number of its own. */
function* stock(index: string, changed = 0) {
  const text = createCars(index).map((car) => JSON.stringify(car).replaceAll('"media:', '"/media/'));
  for (let n = 0; n < CARS; n += 1) {
    const car = JSON.parse(text[n % text.length] ?? '{}') as Record<string, unknown>;
    const vin = `YV1${String(n).padStart(14, '0')}`;
    yield {
      ...car,
      car_id: `B${n}`,
      ...(car['car_chassino'] !== undefined && { car_chassino: vin }),
      linked_vehicles: [],
      ...(n % Math.ceil(CARS / changed) === 0 && { car_price: 199_000 }),
    };
  }
}

/** Processor time of work that is always the same. */
function calibrate(): void {
  const began = process.cpuUsage();
  for (let n = 0; n < 100; n += 1) JSON.parse(fixedWork);
  const { user, system } = process.cpuUsage(began);
  fixedWorkMs.push((user + system) / 1000);
}

/** How much slower the fixed work was before and after what was measured last than it ever was. */
function slowdown(): number {
  const [before = 1, after = 1] = fixedWorkMs.slice(-2);
  return (before + after) / 2 / Math.min(...fixedWorkMs);
}

type Measured = { cpuMs: number; wallMs: number; memoryBytes: number };

async function measured(work: () => Promise<void>): Promise<Measured> {
  const before = process.memoryUsage.rss();
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss());
  }, 50);
  const [began, at] = [process.cpuUsage(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(began);
  clearInterval(watch);
  return {
    cpuMs: (user + system) / 1000,
    wallMs: performance.now() - at,
    memoryBytes: Math.max(highest, process.memoryUsage.rss()) - before,
  };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
