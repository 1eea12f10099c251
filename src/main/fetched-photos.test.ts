import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { importRecords } from '../features/inventory/import-records.ts';
import { knownIndices } from '../features/inventory/known-indices.ts';
import { startPhotoJobs } from '../features/inventory/photos/photo-jobs.ts';
import { aPhotograph, aPhotoOrigin } from '../features/inventory/photos/testing/photo-origin.ts';
import { createMetrics } from '../features/operations/metrics/metrics.ts';
import { systemClock } from '../shared/platform/clock.ts';
import { noNotifications } from '../shared/platform/database/change-notifications.ts';
import type { Log } from '../shared/platform/log.ts';
import { openAdapters } from './adapters.ts';
import { openSearchService, recordsWithPhotos } from './search.ts';
import { aServer } from './testing/a-server.ts';
import { freshSqlite } from './testing/databases.ts';
import { pageDocument, siteDocument } from './testing/documents.ts';

const index = 'cars-solvik-se';
const silent: Log = { info: () => undefined, warn: () => undefined, error: console.error };
const block = (name: string) => ({ id: name, block: name, fields: {} });
const documents = [
  siteDocument('solvik-se', {
    timeZone: 'Europe/Stockholm',
    pathToCarList: '/kop-bil/alla',
    carDetailPath: '/kop-bil',
    indices: { cars: index },
  }),
  pageDocument('solvik-se', 'home', {}),
  pageDocument('solvik-se', 'list', { path: '/kop-bil/alla', main: [block('car-list')] }),
  pageDocument('solvik-se', 'car', { path: '/kop-bil/,-w-,/,-w-,', main: [block('car-page')] }),
];
const list = '/kop-bil/alla';
const page = '/kop-bil/461001/volvo-xc60';

test('photos that a feed names by web address are on card and page as soon as they are fetched, in its order, and never by that address', async () => {
  const origin = await aPhotoOrigin();
  const { adapters, server, cache, indices } = await aProcess();
  onTestFinished(origin.close);
  const colours = ['#aa2222', '#22aa22', '#2222aa'];
  const urls = await Promise.all(
    colours.map(async (colour, at) =>
      origin.file(`/${at}.jpg`, await aPhotograph({ width: 1600, height: 1000, colour })),
    ),
  );
  const missing = `${origin.url}/missing.jpg`;
  const images = [missing, ...urls].map((original) => ({ original }));
  const car = {
    ...{ car_id: '461001', slug: 'volvo-xc60', car_brand: 'Volvo', car_model: 'XC60', car_price: 249_900 },
    ...{ car_images: images, car_primary_image: { ...images[0], thumbnail_url: `${origin.url}/small.jpg` } },
  };
  const imported = { index, kind: 'cars', language: 'sv', country: 'SE' } as const;
  await importRecords(adapters.records, imported, [car], systemClock);
  const get = (path: string) => server.get('solvik-se.localhost', path);
  const textOf = async (path: string) => (await get(path)).text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');
  const texts = () => Promise.all([list, page].map(textOf));
  await expect
    .poll(async () => (await texts()).map((text) => text.includes('249 900')), { timeout: 10_000 })
    .toEqual([true, true]);
  for (const text of await texts()) {
    expect(text).not.toContain('/media/');
    expect(text).not.toContain(origin.url);
  }
  const stop = startPhotoJobs({
    ...{ ...adapters, indices, notifications: noNotifications, clock: systemClock, log: silent },
    carPhotoLimits: { maxBytes: 1024 ** 3, perSecond: 100 },
  });
  onTestFinished(stop);
  const files = async (text: string) => [
    ...new Set(
      [...text.matchAll(/\/media\/([0-9a-f]{10}-fetched-[0-9a-f]{32}-\d+x\d+)/g)].map(([, file]) => file),
    ),
  ];
  // Both pages are in the cache; what is fetched makes them anew, and only them.
  await expect.poll(async () => (await files((await texts())[1] ?? '')).length, { timeout: 20_000 }).toBe(3);
  await expect.poll(async () => (await files((await texts())[0] ?? '')).length, { timeout: 20_000 }).toBe(3);
  expect(cache.invalidated).toContain(`record:${index}:461001`);
  for (const text of await texts()) {
    expect(text).not.toContain(origin.url);
    const [first, ...others] = await files(text);
    expect(others).toHaveLength(2);
    const picture = await get(`/media/${first}/640.webp`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    // For receivers of feeds, which read no WebP.
    const sent = await get(`/media/${first}/1280.jpeg`);
    expect([sent.status, sent.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(sent.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1280 });
    const { dominant } = await sharp(picture.bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.g + 80);
  }
  expect((await get(`/media/0123456789-fetched-${'0'.repeat(32)}-1600x1000/640.webp`)).status).toBe(404);
}, 60_000);

async function aProcess() {
  const { settings } = await freshSqlite();
  const adapters = await openAdapters({
    ...{ dataDir: settings.dataDir, databaseUrl: undefined },
    outbound: { privateHosts: ['127.0.0.1'], ports: undefined },
  });
  const indices = () => knownIndices([{ indices: { cars: index }, languages: ['sv'], country: 'SE' }]);
  const invalidated: string[] = [];
  const search = openSearchService({ openSearchUrls: undefined, roles: ['sites', 'worker'] }, adapters, {
    ...{ indices, notifications: noNotifications, log: silent, metrics: createMetrics() },
    onTouched: (tags) => {
      invalidated.push(...tags);
      server?.cache.invalidate(tags);
    },
  });
  onTestFinished(async () => {
    await server.close();
    await search.close();
    await adapters.close();
  });
  const server: Awaited<ReturnType<typeof aServer>> = await aServer(documents, {
    services: {
      search: search.search,
      records: recordsWithPhotos(adapters.records, adapters.carPhotos.files),
    },
    addressesOf: search.addressesOf,
    app: { media: adapters.media },
  });
  return { adapters, indices, server, cache: { invalidated } };
}
