import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../../main/testing/databases.ts';
import { fetchedPictureName } from '../../shared/platform/fetched-picture.ts';
import { kyselyRecordStore } from '../../shared/search/adapters/kysely-record-store.ts';
import type { SearchRecord } from '../../shared/search/port.ts';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { aCarRecord } from '../cars/testing/a-car.ts';
import { aDealershipRecord } from '../dealers/testing/a-dealership.ts';
import { kyselyPhotoFiles } from '../inventory/adapters/kysely-photo-files.ts';
import { kyselyPhotoQueue } from '../inventory/adapters/kysely-photo-queue.ts';
import { importRecords } from '../inventory/import-records.ts';
import { photoAddress, photoAddresses } from '../inventory/photos/photo-addresses.ts';
import { type FeedRecords, feedRecords } from './feed-records.ts';
import { receivers } from './receivers/all-receivers.ts';
import { parseCsv } from './testing/checkers/checker.ts';
import { writeFeedFile, writeFeedFiles } from './write-feed-file.ts';

const site = aSite();
const index = site.indices.cars ?? '';
const MINUTE_MS = 60_000;
const names = ['schema-org', 'meta-automotive', 'marketplace-xml'] as const;

const aStock = (count: number): SearchRecord[] =>
  Array.from({ length: count }, (_, n) =>
    aCarRecord({
      ...{ car_id: `B${n}`, car_color: n % 7 === 0 ? undefined : 'Blå', car_price: 100_000 + n },
      car_images: [{ original: '/media/one/1280.webp' }],
    }),
  );

/** Cars of a site, and their feeds, which are written again and again. */
async function someFeeds({ fresh }: (typeof testDatabases)[number]) {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  let time = Date.parse('2026-11-19T10:00:00Z');
  let written = 0;
  const now = () => new Date(time);
  const db = await (await fresh()).open();
  const store = kyselyRecordStore(db, now);
  const queue = kyselyPhotoQueue(db);
  const shown = feedRecords(store, kyselyPhotoFiles(db));
  const read = { cars: 0 };
  const records: FeedRecords = {
    ...shown,
    async *live(name, some) {
      for await (const batch of shown.live(name, some)) {
        if (name === index) read.cars += batch.length;
        yield batch;
      }
    },
  };
  const taskOf = (receiver: string, revision: number, before?: string) => {
    written += 1;
    const path = join(folder, `${written}.gz`);
    return { site, language: 'sv', receiver, illustrations: false, path, revision, before } as const;
  };
  const revisionOf = async () => (await store.indices()).find(({ name }) => name === index)?.revision ?? 0;
  const textOf = async (path: string) => gunzipSync(await readFile(path)).toString();
  const into = { index, kind: 'cars', language: 'sv', country: 'SE' } as const;
  return {
    ...{ read, records, taskOf, textOf, now, revisionOf },
    pass: (ms: number) => {
      time += ms;
    },
    importCars: (cars: readonly SearchRecord[]) => importRecords(store, into, cars, now),
    /** As the fetcher of photos does: the cars are read, and a photo is stored. */
    async fetchPhoto(car: SearchRecord, url: string) {
      await queue.want(index, [{ id: String(car['car_id']), photos: photoAddresses(car) }], now());
      const file = { file: fetchedFile(url), bytes: 1000, placeholder: undefined };
      const fetched = { file, sourceHash: url, etag: undefined, lastModified: undefined };
      await queue.fetched(photoAddress(url)?.photo ?? '', fetched, { now: now(), next: now() });
    },
    importDealership: (more: SearchRecord = {}) =>
      importRecords(
        store,
        { index: site.indices.sites ?? '', kind: 'sites' },
        [aDealershipRecord(more)],
        now,
      ),
    /** From the one before, and as a whole: both are the same. */
    async write(receiver: string, before?: string) {
      const revision = await revisionOf();
      const task = taskOf(receiver, revision, before);
      read.cars = 0;
      const report = await writeFeedFile(records, task, now);
      const carsRead = read.cars;
      const whole = taskOf(receiver, revision);
      const { tookMs: _, ...expected } = await writeFeedFile(records, whole, now);
      expect(report).toMatchObject(expected);
      expect(await textOf(task.path)).toBe(await textOf(whole.path));
      return { path: task.path, report, carsRead };
    },
  };
}

for (const database of testDatabases) {
  test(`${database.name}: of a feed only what has changed is read and written again`, async () => {
    const { importCars, importDealership, write } = await someFeeds(database);
    const cars = aStock(700);
    await importDealership();
    await importCars(cars);
    let before = new Map<string, string>();
    const writeAll = async () => {
      const after = new Map<string, string>();
      let most = 0;
      for (const name of names) {
        const { path, carsRead } = await write(name, before.get(name));
        after.set(name, path);
        most = Math.max(most, carsRead);
      }
      before = after;
      return most;
    };
    expect(await writeAll()).toBe(700);
    expect(await writeAll()).toBe(0);
    const dearer = cars.map((car) => (car['car_id'] === 'B577' ? { ...car, car_price: 9 } : car));
    await importCars(dearer);
    expect(await writeAll()).toBeLessThan(600);
    // New ones between, before and after the others, some gone, the first and the last among them.
    const more = ['A1', 'B10000', 'Z9', '0-1', 'b577'].map((car_id) => ({ ...cars[3], car_id }));
    const gone = new Set(['B0', 'B5', 'B99', 'B699']);
    const others = [...dearer.filter(({ car_id }) => !gone.has(String(car_id))), ...more] as SearchRecord[];
    await importCars(others);
    await writeAll();
    await importCars(others.slice(0, 3));
    await writeAll();
    await importCars([]);
    await writeAll();
    await importCars(cars);
    await writeAll();
  });
}

test('whatever comes and goes, a feed that was changed is the one that is written as a whole', async () => {
  const { importCars, importDealership, write } = await someFeeds(sqlite);
  await importDealership();
  let cars = aStock(400);
  let seed = 7;
  const chance = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % below;
  };
  let before: string | undefined;
  for (let round = 0; round < 8; round += 1) {
    await importCars(cars);
    ({ path: before } = await write('schema-org', before));
    cars = cars.filter(() => chance(300) > 0);
    for (let n = chance(3); n >= 0; n -= 1)
      cars.push({ ...aStock(1)[0], car_id: `B${chance(5000)}x${round}` } as SearchRecord);
    cars = cars.map((car) => (chance(400) === 0 ? { ...car, car_price: 1 + chance(1000) } : car));
  }
});

test('a dealership that has changed is in every car; all is written again once a day', async () => {
  const { importCars, importDealership, write, pass } = await someFeeds(sqlite);
  await importDealership();
  await importCars(aStock(300));
  const { path } = await write('meta-automotive');
  pass(MINUTE_MS);
  expect((await write('meta-automotive', path)).carsRead).toBe(0);
  await importDealership({ site_official_name: 'Another name' });
  expect((await write('meta-automotive', path)).carsRead).toBe(300);
  pass(24 * 60 * MINUTE_MS);
  expect((await write('meta-automotive', path)).carsRead).toBe(300);
});

test('a file before that is gone or cut off is none: the feed is written as a whole', async () => {
  const { importCars, importDealership, write } = await someFeeds(sqlite);
  await importDealership();
  await importCars(aStock(300));
  const { path } = await write('meta-automotive');
  await rm(path);
  expect((await write('meta-automotive', path)).carsRead).toBe(300);
  expect((await write('meta-automotive', `${path}.none`)).carsRead).toBe(300);
});

test('photos that a feed names by web address are sent as our own copies, in its order, as soon as there are any', async () => {
  const { importCars, importDealership, fetchPhoto, write, textOf, pass } = await someFeeds(sqlite);
  await importDealership();
  const urls = ['https://dms.example/1.jpg', 'https://dms.example/2.jpg', 'https://dms.example/3.jpg'];
  const cars = aStock(400).map((car, n) =>
    n === 200
      ? { ...car, car_color: 'Blå', car_regno: 'ABC 123', car_images: urls.map((original) => ({ original })) }
      : car,
  );
  const withPhotos = cars[200] ?? {};
  await importCars(cars);
  const first = await write('meta-automotive');
  const code = 'photos-not-fetched';
  expect(first.report).toMatchObject({ reasons: { [code]: 1 } });
  expect(first.report.leftOutCars).toContainEqual({ id: 'B200', reasons: [code] });
  // Marketplaces demand no picture: they get the car at once.
  const atOnce = await textOf((await write('marketplace-xml')).path);
  expect(atOnce).toContain('<vehicle id="B200"');
  expect(atOnce).not.toContain('dms.example');
  pass(MINUTE_MS);
  for (const url of [urls[2], urls[0]]) await fetchPhoto(withPhotos, url ?? '');
  pass(MINUTE_MS);
  const second = await write('meta-automotive', first.path);
  expect(second.carsRead).toBeLessThan(400);
  expect(second.report.cars).toBe(first.report.cars + 1);
  const row = parseCsv(await textOf(second.path)).find(({ vehicle_id: id }) => id === 'B200');
  const addressOf = (url = '') => `https://solvik.example/media/${fetchedFile(url)}/1280.jpeg`;
  expect(row).toMatchObject({
    ...{ 'image[0].url': addressOf(urls[0]), 'image[1].url': addressOf(urls[2]), 'image[2].url': '' },
    price: '100200 SEK',
  });
  pass(MINUTE_MS);
  await fetchPhoto(withPhotos, urls[1] ?? '');
  pass(MINUTE_MS);
  const third = await write('meta-automotive', second.path);
  expect(await textOf(third.path)).toContain(urls.map(addressOf).join(','));
  pass(MINUTE_MS);
  expect((await write('meta-automotive', third.path)).carsRead).toBe(0);
});

test('feeds of one stock are written from one reading of it', async () => {
  const { importCars, importDealership, records, read, taskOf, textOf, now } = await someFeeds(sqlite);
  await importDealership();
  await importCars(aStock(500));
  const offered = receivers.filter(({ countries }) => !countries || countries.includes('SE'));
  const tasks = offered.flatMap(({ name }) =>
    site.languages.map((language) => ({ ...taskOf(name, 1), language })),
  );
  const reports = await writeFeedFiles(records, tasks, now);
  expect(read.cars).toBe(500);
  for (const [at, task] of tasks.entries()) {
    const alone = { ...taskOf(task.receiver, 1), language: task.language };
    expect(reports[at]?.hash).toBe((await writeFeedFile(records, alone, now)).hash);
    expect(await textOf(task.path)).toBe(await textOf(alone.path));
  }
});

function fetchedFile(url: string): string {
  return `0123456789-${fetchedPictureName(createHash('sha256').update(url).digest('hex'), 1920, 1280)}`;
}

const [sqlite] = testDatabases as [(typeof testDatabases)[number]];
