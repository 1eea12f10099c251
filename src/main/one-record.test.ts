import { expect, onTestFinished, test } from 'vitest';
import { importRecords } from '../features/inventory/import-records.ts';
import { knownIndices } from '../features/inventory/known-indices.ts';
import { createMetrics } from '../features/operations/metrics/metrics.ts';
import { systemClock } from '../shared/platform/clock.ts';
import type { Log } from '../shared/platform/log.ts';
import { openAdapters, openNotifications } from './adapters.ts';
import { openSearchService } from './search.ts';
import { aServer } from './testing/a-server.ts';
import { testDatabases } from './testing/databases.ts';
import { pageDocument, siteDocument } from './testing/documents.ts';

const index = 'cars-solvik-se';
const key = 'inventoryKey';
const block = (name: string) => ({ id: name, block: name, fields: {} });
const site = siteDocument('solvik-se', {
  timeZone: 'Europe/Stockholm',
  pathToCarList: '/kop-bil/alla',
  carDetailPath: '/kop-bil',
  indices: { cars: index },
});
const pages = [
  pageDocument('solvik-se', 'home', {}),
  pageDocument('solvik-se', 'list', { path: '/kop-bil/alla', main: [block('car-list')] }),
  pageDocument('solvik-se', 'car-id', { path: '/kop-bil/,-w-,', main: [block('car-page')] }),
  pageDocument('solvik-se', 'car', { path: '/kop-bil/,-w-,/,-w-,', main: [block('car-page')] }),
];

for (const { name, fresh } of testDatabases)
  test(`${name}: an edit shows on the car's page and in the list within a second, in the process that took it and in another`, async () => {
    const { settings, open } = await fresh();
    await open();
    const one = await aProcess(settings);
    const many = Array.from({ length: 20 }, (_, n) => aCar(`46100${n}`));
    await importRecords(
      one.records,
      { index, kind: 'cars', language: 'sv', country: 'SE' },
      many,
      systemClock,
    );
    await one.refresh();
    const other = await aProcess(settings);
    for (const { text } of [one, other])
      for (const page of carPages) expect(await text(page)).toContain('249 900');
    const answer = await one.send('/api/inventory/cars-solvik-se/461000', {
      method: 'PATCH',
      headers: { 'x-api-key': key, 'content-type': 'application/json', 'if-match': '*' },
      body: JSON.stringify({ car_price: 123_456 }),
    });
    expect(answer).toMatchObject({ status: 200 });
    const shows = (at: Shown) => async () =>
      (await Promise.all(carPages.map(at.text))).map((text) => text.includes('123 456'));
    await expect.poll(shows(one), { timeout: 1000 }).toEqual([true, true]);
    // Without PostgreSQL the other process asks every second.
    await expect.poll(shows(other), { timeout: 3000 }).toEqual([true, true]);
    await one.send('/api/inventory/cars-solvik-se/700100', {
      method: 'PUT',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(aCar('700100', { car_price: 77_777 })),
    });
    const hasNew = (at: Shown) => async () => (await at.text('/kop-bil/alla')).includes('77 777');
    await expect.poll(hasNew(one), { timeout: 1000 }).toBe(true);
    await expect.poll(hasNew(other), { timeout: 3000 }).toBe(true);
  });

const carPages = ['/kop-bil/461000/volvo-xc60', '/kop-bil/alla'];

type Shown = { text: (path: string) => Promise<string> };

/** A process of the sites over a database that others have, too. */
async function aProcess({ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined }) {
  const adapters = await openAdapters({ dataDir, databaseUrl });
  const notifications = openNotifications({ databaseUrl }, silent);
  const search = openSearchService({ openSearchUrls: undefined, roles: ['sites', 'worker'] }, adapters, {
    indices: () => knownIndices([{ indices: { cars: index }, languages: ['sv'], country: 'SE' }]),
    ...{ notifications, log: silent, metrics: createMetrics() },
    onTouched: (tags) => server?.cache.invalidate(tags),
  });
  const server: Awaited<ReturnType<typeof aServer>> = await aServer([site, ...pages], {
    services: { search: search.search, records: adapters.records },
    addressesOf: search.addressesOf,
    app: {
      apiKeys: { search: undefined, inventory: key },
      inventory: {
        importer: adapters.importer,
        records: adapters.records,
        onEdited: () => void search.refresh(),
        spoolFolder: '/nowhere',
      },
    },
  });
  onTestFinished(async () => {
    await notifications.close();
    await server.close();
    await search.close();
    await adapters.close();
  });
  const host = 'solvik-se.localhost';
  await search.searchable;
  return {
    records: adapters.records,
    refresh: search.refresh,
    send: (path: string, request: { method: string; headers: Record<string, string>; body: string }) =>
      server.send(host, path, request),
    text: async (path: string) =>
      (await server.get(host, path)).text.replaceAll(/[\u00a0\u202f\u2009]/g, ' '),
  };
}

function aCar(car_id: string, fields: object = {}) {
  return { car_id, car_brand: 'Volvo', car_model: 'XC60', car_price: 249_900, car_fuel: 'Bensin', ...fields };
}

const silent: Log = { info: () => undefined, warn: () => undefined, error: console.error };
