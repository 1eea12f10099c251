import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openMediaStore } from '../../../main/media-store.ts';
import { freshSqlite } from '../../../main/testing/databases.ts';
import { systemClock } from '../../../shared/platform/clock.ts';
import { noNotifications } from '../../../shared/platform/database/change-notifications.ts';
import { kyselyLeases } from '../../../shared/platform/database/lease.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { createOutboundClient } from '../../../shared/platform/outbound/outbound-client.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import { aHugePng } from '../../valuation/photos/testing/photo-files.ts';
import { kyselyPhotoFiles } from '../adapters/kysely-photo-files.ts';
import { kyselyPhotoQueue } from '../adapters/kysely-photo-queue.ts';
import { kyselyPhotoStorage } from '../adapters/kysely-photo-storage.ts';
import { sharpCarPhotoEncoder } from '../adapters/sharp-car-photo-encoder.ts';
import { threadedWantedPhotos } from '../adapters/threaded-wanted-photos.ts';
import { importRecords } from '../import-records.ts';
import { knownIndices } from '../known-indices.ts';
import { photoAddress } from './photo-addresses.ts';
import { startPhotoJobs } from './photo-jobs.ts';
import { showFetchedPhotos } from './show-fetched-photos.ts';
import { aPhotograph, aPhotoOrigin } from './testing/photo-origin.ts';

const index = 'cars-solvik-se';
const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('the photos of a feed are fetched and shown in its order; EXIF and GPS are gone, the same photo is stored once', async () => {
  const { origin, importCars, start, files, library, folder } = await anInstallation();
  const front = await aPhotograph({ width: 3000, height: 2000, orientation: 6 });
  const exif = (await sharp(front).metadata()).exif;
  expect(exif?.length).toBeGreaterThan(100);
  const urls = [
    origin.file('/front.jpg', front, { 'content-type': 'text/plain' }),
    origin.file('/rear.jpg', await aPhotograph({ colour: '#993333' })),
    // The same bytes from another address, and the same pixels with another metadata.
    origin.file('/front-again.jpg', front),
    origin.file('/rear-without-exif.jpg', await sharp(await aPhotograph({ colour: '#993333' })).toBuffer()),
  ];
  await importCars([aCar('1', urls)]);
  start();
  const shown = await untilFetched(files, urls);
  expect(shown[0]).toBe(shown[2]);
  const [car] = await showFetchedPhotos([aCar('1', urls)], files);
  const addresses = (car?.car_images ?? []).map(({ original }) => original);
  expect(addresses.map((address) => address.split('/')[2])).toEqual(shown);
  expect(JSON.stringify(car)).not.toContain(origin.url);
  const master = await library.original(shown[0] ?? '');
  expect(await sharp(master).metadata()).toMatchObject({ width: 1707, height: 2560 });
  for (const file of new Set(shown)) {
    const metadata = await sharp(await library.original(file)).metadata();
    expect([metadata.exif, metadata.orientation, metadata.icc]).toEqual([undefined, undefined, undefined]);
  }
  expect(await readdir(join(folder, 'media/originals'))).toHaveLength(new Set(shown).size);
});

test('SVG, HTML, a polyglot’s script, a decompression bomb, a lie about the length and what is too large are not shown', async () => {
  const { origin, importCars, start, files, problems, library } = await anInstallation();
  const polyglot = await withComment('<html><script>alert(1)</script></html>');
  const good = origin.file('/polyglot.jpg', polyglot, { 'content-type': 'text/html' });
  const wrong = {
    svg: origin.file('/a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {
      'content-type': 'image/jpeg',
    }),
    html: origin.file('/a.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')),
    bomb: origin.file('/bomb.png', aHugePng()),
    broken: origin.file('/half.jpg', (await aPhotograph()).subarray(0, 1500)),
    short: origin.answer('/short.jpg', (response) => {
      response.writeHead(200, { 'content-length': 50_000 });
      response.write('abc');
      setTimeout(() => response.destroy(), 20);
    }),
    large: origin.answer('/large.jpg', (response) => {
      const chunk = Buffer.alloc(1024 ** 2);
      const more = () => !response.destroyed && response.write(chunk, () => setImmediate(more));
      more();
    }),
    announced: origin.answer('/announced.jpg', (response) => {
      response.writeHead(200, { 'content-length': 10 * 1024 ** 3 });
      response.write('abc');
    }),
    forbidden: origin.answer('/forbidden.jpg', (response) => void response.writeHead(403).end()),
  };
  await importCars([aCar('1', [...Object.values(wrong), good])]);
  start();
  await expect.poll(async () => Object.keys(await problems()).length, { timeout: 20_000 }).toBe(8);
  expect(await problems()).toEqual({
    ...{ '/a.svg': 'type', '/a.jpg': 'type', '/bomb.png': 'too-many-pixels', '/half.jpg': 'broken' },
    ...{ '/short.jpg': 'cut-off', '/large.jpg': 'too-large', '/announced.jpg': 'too-large' },
    '/forbidden.jpg': 'status',
  });
  const [file = ''] = await untilFetched(files, [good]);
  expect(polyglot.includes('<script>')).toBe(true);
  expect((await library.original(file))?.includes('<script>')).toBe(false);
  const [car] = await showFetchedPhotos([aCar('1', [...Object.values(wrong), good])], files);
  expect(car?.car_images).toHaveLength(1);
});

test('no photo is fetched from a private network, also not after a redirect', async () => {
  const { origin, importCars, start, problems } = await anInstallation();
  const secret = await aPhotoOrigin();
  onTestFinished(secret.close);
  const inside = secret.file('/secret.jpg', await aPhotograph());
  // The origin is allowed by its address; this name of the same machine is not.
  const hidden = inside.replace('127.0.0.1', '127.0.0.2');
  const redirected = origin.answer('/redirect.jpg', (response) => {
    response.writeHead(302, { location: hidden }).end();
  });
  const clouds = origin.answer('/clouds.jpg', (response) => {
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  });
  await importCars([aCar('1', [hidden, redirected, clouds])]);
  start();
  await expect.poll(async () => Object.keys(await problems()).length, { timeout: 10_000 }).toBe(3);
  expect(new Set(Object.values(await problems()))).toEqual(new Set(['address']));
  expect(secret.requests).toEqual([]);
});

test('a photo is asked about with what its server said of it, and one that is not there any more counts as gone', async () => {
  const { origin, importCars, start, files, problems, db, makeDue } = await anInstallation();
  const bytes = await aPhotograph();
  const kept = origin.answer('/kept.jpg', (response, { headers }) => {
    if (headers['if-none-match'] === '"v1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"v1"' }).end(bytes);
  });
  const changing = origin.file('/changing.jpg', bytes);
  const missing = `${origin.url}/missing.jpg`;
  await importCars([aCar('1', [kept, changing, missing])]);
  start();
  const before = await untilFetched(files, [kept, changing]);
  origin.file('/changing.jpg', await aPhotograph({ colour: '#ffcc00' }));
  const askedAgain = async () => {
    // What was under way meanwhile is due later again.
    await makeDue();
    return origin.asked('/missing.jpg');
  };
  await expect.poll(askedAgain, { timeout: 20_000, interval: 200 }).toBeGreaterThanOrEqual(4);
  await expect.poll(() => origin.asked('/kept.jpg'), { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  expect(origin.requests.filter(({ headers }) => headers['if-none-match'] === '"v1"')).not.toEqual([]);
  const changed = async () => (await untilFetched(files, [changing]))[0];
  await expect.poll(changed, { timeout: 10_000 }).not.toBe(before[1]);
  expect(await untilFetched(files, [kept])).toEqual([before[0]]);
  expect(await problems()).toEqual({ '/missing.jpg': 'not-found' });
  const { state } = await db
    .selectFrom('car_photo')
    .select('state')
    .where('url', '=', missing)
    .executeTakeFirstOrThrow();
  expect(state).toBe('gone');
});

test('a host that asks for a pause is left alone, and never asked more at once than two', async () => {
  const { origin, importCars, start, files, db } = await anInstallation();
  const bytes = await aPhotograph();
  const slow = Array.from({ length: 6 }, (_, at) =>
    origin.answer(`/slow-${at}.jpg`, async (response) => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      response.writeHead(200).end(bytes);
    }),
  );
  const busy = origin.answer('/busy.jpg', (response) => {
    response.writeHead(429, { 'retry-after': '3600' }).end();
  });
  await importCars([aCar('1', slow)]);
  start();
  await untilFetched(files, slow);
  expect(origin.mostOpen()).toBeLessThanOrEqual(2);
  await importCars([aCar('1', slow), aCar('2', [busy])]);
  await expect.poll(() => origin.asked('/busy.jpg'), { timeout: 10_000 }).toBe(1);
  const rested = async () =>
    (await db.selectFrom('car_photo_host').select('rest_until').executeTakeFirstOrThrow()).rest_until ?? '';
  await expect.poll(rested, { timeout: 10_000 }).toBeTruthy();
  expect(Date.parse(await rested()) - Date.now()).toBeGreaterThan(50 * 60_000);
});

test('a process that ends amid its work leaves the rest to the next one, and nothing is stored twice', async () => {
  const { origin, importCars, start, files, folder } = await anInstallation();
  const urls = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const bytes = await aPhotograph({ colour: `#0000${String(10 + at)}` });
      return origin.answer(`/${at}.jpg`, async (response) => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        response.writeHead(200).end(bytes);
      });
    }),
  );
  await importCars([aCar('1', urls)]);
  const stop = start();
  await expect.poll(() => origin.requests.length, { timeout: 10_000 }).toBeGreaterThan(3);
  await stop();
  start();
  const shown = await untilFetched(files, urls);
  expect(await readdir(join(folder, 'media/originals'))).toHaveLength(new Set(shown).size);
});

test('the photos of a large stock are planned in a thread of its own; those of a site that is gone are forgotten', async () => {
  const { origin, importCars, db, start, forgetSites } = await anInstallation();
  const cars = Array.from({ length: 300 }, (_, n) =>
    aCar(String(1000 + n), [`${origin.url}/${n}-front.jpg`, `${origin.url}/${n}-rear.jpg`]),
  );
  await importCars(cars);
  start();
  const rows = async () => {
    const count = (table: 'car_photo_use' | 'car_photo_cursor') =>
      db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
    return [Number((await count('car_photo_use')).rows), Number((await count('car_photo_cursor')).rows)];
  };
  await expect.poll(rows, { timeout: 20_000 }).toEqual([600, 1]);
  forgetSites();
  await expect.poll(rows, { timeout: 20_000 }).toEqual([0, 0]);
}, 60_000);

type Images = { original: string }[];
type TestCar = { car_id: string; car_images: Images; car_primary_image: Images[number] | undefined };

function aCar(id: string, urls: readonly string[]): TestCar & Record<string, unknown> {
  const images = urls.map((original) => ({ original }));
  const car = { car_id: id, car_brand: 'Volvo', car_model: 'XC60', car_price: 100_000 };
  return { ...car, car_images: images, car_primary_image: images[0] };
}

async function anInstallation() {
  const fresh = await freshSqlite();
  const db = await fresh.open();
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-photos-'));
  const origin = await aPhotoOrigin();
  const library = openMediaStore({ dataDir: folder });
  const outbound = createOutboundClient({ privateHosts: ['127.0.0.1'] });
  const records = kyselyRecordStore(db, systemClock);
  const queue = kyselyPhotoQueue(db);
  const stops: (() => Promise<void>)[] = [];
  let shown = index;
  onTestFinished(async () => {
    for (const stop of stops) await stop();
    outbound.close();
    origin.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    ...{ origin, db, folder, library, files: kyselyPhotoFiles(db) },
    importCars: (cars: readonly TestCar[]) =>
      importRecords(records, { index, kind: 'cars' }, cars, systemClock),
    start: (maxBytes = 1024 ** 3) => {
      const stop = startPhotoJobs({
        carPhotos: {
          queue,
          storage: kyselyPhotoStorage(db),
          encode: sharpCarPhotoEncoder(),
          wantMany: threadedWantedPhotos(fresh.settings),
        },
        carPhotoLimits: { maxBytes, perSecond: 1000 },
        ...{ media: library, outbound, records, log: silent, clock: systemClock },
        leases: kyselyLeases(db, systemClock, String(stops.length)),
        indices: () => knownIndices([{ indices: { cars: shown }, languages: ['sv'] }]),
        notifications: noNotifications,
      });
      stops.push(stop);
      return stop;
    },
    forgetSites: () => {
      shown = 'cars-of-another-site';
    },
    /** As if the time of all photos had come. */
    makeDue: async () => {
      const now = systemClock().toISOString();
      await db.updateTable('car_photo').set({ due_at: now }).where('due_at', 'is not', null).execute();
      await db.updateTable('car_photo_host').set({ due_at: now, rest_until: null }).execute();
    },
    problems: async () => {
      const rows = await db
        .selectFrom('car_photo')
        .select(['url', 'problem'])
        .where('problem', 'is not', null)
        .execute();
      return Object.fromEntries(rows.map((row) => [new URL(row.url).pathname, row.problem]));
    },
  };
}

/** Their files, in order. */
async function untilFetched(
  files: ReturnType<typeof kyselyPhotoFiles>,
  urls: readonly string[],
): Promise<string[]> {
  const photos = urls.map((url) => photoAddress(url)?.photo ?? '');
  await expect.poll(async () => (await files.find(photos)).size, { timeout: 20_000 }).toBe(photos.length);
  const found = await files.find(photos);
  return photos.map((photo) => found.get(photo)?.file ?? '');
}

/** A JPEG that is a page besides: the page stands in a comment segment. */
async function withComment(text: string): Promise<Buffer> {
  const jpeg = await aPhotograph();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  const comment = [Buffer.from([0xff, 0xfe]), length, Buffer.from(text)];
  return Buffer.concat([jpeg.subarray(0, 2), ...comment, jpeg.subarray(2)]);
}
