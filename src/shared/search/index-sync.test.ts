import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inheritedFieldsOf } from '../../features/inventory/inherited-fields.ts';
import { definitionOf } from '../../features/inventory/testing/definition-by-name.ts';
import { freshSqlite } from '../../main/testing/databases.ts';
import { systemClock } from '../platform/clock.ts';
import type { Log, LogFields } from '../platform/log.ts';
import { embeddedSearch } from './adapters/embedded/embedded-search.ts';
import { kyselyRecordStore } from './adapters/kysely-record-store.ts';
import { startIndexSync } from './index-sync.ts';
import type { SearchService } from './port.ts';
import type { RecordStore } from './record-store.ts';

const index = 'cars-solvik-se';
const NEVER_MS = 3_600_000;

test('the first sync makes live records searchable, withdrawn ones not', async () => {
  const { store, search, start } = await anInstallation();
  await feed(store, [aCar('a'), aCar('b'), aCar('c')]);
  await feed(store, [aCar('a'), aCar('b')]);
  const sync = start();
  expect(sync.ready()).toBe(false);
  await sync.started;
  expect(sync.ready()).toBe(true);
  expect(await found(search)).toEqual(['a', 'b']);
});

test('an index that is read can be searched, though another is not', async () => {
  const { store, start } = await anInstallation();
  await feed(store, [aCar('a')]);
  const opened = await store.openFeed('sites-solvik-se');
  await opened?.stage([{ id: 's', fingerprint: '1', body: { site_city: 'without an id' } }]);
  await opened?.publish();
  const sync = start();
  expect(sync.isSearchable(index)).toBe(false);
  await sync.started;
  expect(sync.ready()).toBe(false);
  expect([sync.isSearchable(index), sync.isSearchable('sites-solvik-se')]).toEqual([true, false]);
});

test('a small feed updates the index without a rebuild', async () => {
  const { store, search, start, calls } = await anInstallation();
  const cars = Array.from({ length: 40 }, (_, n) => aCar(`car-${n}`));
  await feed(store, cars);
  const sync = start();
  await sync.started;
  await feed(store, [...cars.slice(2), aCar('new', 'Saab'), aCar('car-1', 'Volvo', 5)]);
  await sync.syncNow();
  expect(await found(search, { filters: { car_brand: ['Saab'] } })).toEqual(['new']);
  expect(await found(search, { filters: { car_id: ['car-0'] } })).toEqual([]);
  expect(await found(search, { filters: { car_price: [5, 5] } })).toEqual(['car-1']);
  expect(calls).toEqual(['replaceAll', 'upsert', 'remove']);
});

test('a feed with many changes rebuilds the index', async () => {
  const { store, search, start, calls } = await anInstallation();
  await feed(store, [aCar('a'), aCar('b')]);
  const sync = start();
  await sync.started;
  await feed(store, [aCar('b', 'Saab'), aCar('c')]);
  await sync.syncNow();
  expect(calls).toEqual(['replaceAll', 'replaceAll']);
  expect(await found(search)).toEqual(['b', 'c']);
});

test('a large index that is being read does not hold up the changes of another', async () => {
  const { store, search, start } = await anInstallation();
  await feed(store, [aCar('a')]);
  await feed(store, [aCar('b', 'Volvo')], 'cars-solvik-no');
  let goOn = () => {};
  const isSlow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slowStore: RecordStore = {
    ...store,
    async *live(name) {
      if (name === 'cars-solvik-no') await isSlow;
      yield* store.live(name);
    },
  };
  const sync = start(slowStore, search, 20);
  onTestFinished(goOn);
  await vi.waitFor(async () => expect(await found(search)).toEqual(['a']), { timeout: 20_000 });
  await feed(store, [aCar('a'), aCar('c')]);
  await vi.waitFor(async () => expect(await found(search)).toEqual(['a', 'c']), { timeout: 20_000 });
  expect(sync.ready()).toBe(false);
  goOn();
  await sync.syncNow();
  expect(sync.ready()).toBe(true);
});

test('an unchanged store causes no writes to the index', async () => {
  const { store, start, calls } = await anInstallation();
  await feed(store, [aCar('a')]);
  const sync = start();
  await sync.started;
  await sync.syncNow();
  await feed(store, [aCar('a')]);
  await sync.syncNow();
  expect(calls).toEqual(['replaceAll']);
});

test('a feed that is published during a sync does not leave a mixture behind', async () => {
  const { store, search, start } = await anInstallation();
  const cars = (brand: string) => Array.from({ length: 450 }, (_, n) => aCar(`car-${n}`, brand));
  await feed(store, cars('Volvo'));
  let isReplaced = false;
  const sync = start({
    ...store,
    async *live(name) {
      for await (const batch of store.live(name)) {
        yield batch;
        if (!isReplaced) await feed(store, cars('Saab'));
        isReplaced = true;
      }
    },
  });
  await sync.started;
  expect(sync.ready()).toBe(false);
  expect(await found(search)).toEqual([]);
  await sync.syncNow();
  expect(await found(search, { filters: { car_brand: ['Saab'] } })).toHaveLength(450);
});

test('a stock that is overtaken by a feed at every reading becomes searchable all the same, and then correct', async () => {
  const { store, search, start } = await anInstallation();
  const cars = (edition: number) =>
    Array.from({ length: 450 }, (_, n) => aCar(`car-${n}`, n < 5 ? `Edition ${edition}` : 'Volvo'));
  await feed(store, cars(0));
  let feeds = 0;
  const sync = start({
    ...store,
    async *live(name) {
      yield* store.live(name);
      if (!name.startsWith('cars-')) return;
      feeds += 1;
      await feed(store, cars(feeds).slice(feeds));
    },
  });
  await sync.started;
  expect(sync.ready()).toBe(false);
  await sync.syncNow();
  expect(sync.ready()).toBe(true);
  expect(feeds).toBe(2);
  await sync.syncNow();
  const newest = cars(feeds)
    .slice(feeds)
    .map(({ car_id }) => car_id);
  expect((await found(search)).toSorted()).toEqual(newest.toSorted());
  expect(await found(search, { filters: { car_brand: ['Edition 2'] } })).toEqual(['car-2', 'car-3', 'car-4']);
});

test('while the database is down the index stays as it is, and is synced later', async () => {
  const { store, search, start, lines } = await anInstallation();
  await feed(store, [aCar('a')]);
  let isDown = false;
  const sync = start({
    ...store,
    indices: () => (isDown ? Promise.reject(new Error('no connection')) : store.indices()),
  });
  await sync.started;
  isDown = true;
  await feed(store, [aCar('a'), aCar('b')]);
  await sync.syncNow();
  expect(await found(search)).toEqual(['a']);
  expect(lines.map(({ code }) => code)).toEqual(['RECORD_STORE_UNREACHABLE']);
  isDown = false;
  await sync.syncNow();
  expect(await found(search)).toEqual(['a', 'b']);
});

test('a failing index does not block the others', async () => {
  const { store, search, start, lines } = await anInstallation();
  await feed(store, [aCar('a')]);
  await feed(store, [aCar('b')], 'cars-carstore-se');
  let isBroken = true;
  const sync = start(store, {
    ...search,
    replaceAll: (name, records) =>
      isBroken && name === 'cars-carstore-se'
        ? Promise.reject(new Error('worker lost'))
        : search.replaceAll(name, records),
  });
  await sync.started;
  expect(sync.ready()).toBe(false);
  expect(await found(search)).toEqual(['a']);
  expect(lines).toMatchObject([{ code: 'INDEX_NOT_UPDATED', index: 'cars-carstore-se' }]);
  isBroken = false;
  await sync.syncNow();
  expect(sync.ready()).toBe(true);
});

test('invalidated indices are rebuilt', async () => {
  const { store, search, start, calls } = await anInstallation();
  await feed(store, [aCar('a')]);
  const sync = start();
  await sync.started;
  await search.remove(index, ['a']);
  sync.invalidate();
  await sync.syncNow();
  expect(await found(search)).toEqual(['a']);
  expect(calls).toEqual(['replaceAll', 'remove', 'replaceAll']);
});

test('changed pages are reported by tags: single records after a small feed, the index after a large one', async () => {
  const { store, start, changedTags } = await anInstallation();
  const cars = Array.from({ length: 40 }, (_, n) => aCar(`car-${n}`));
  await feed(store, cars);
  const sync = start();
  await sync.started;
  expect(changedTags.splice(0)).toEqual(['records:cars-solvik-se']);
  await feed(store, [...cars.slice(2), aCar('car-1', 'Volvo', 5)]);
  await sync.syncNow();
  expect(changedTags.sort()).toEqual(['record:cars-solvik-se:car-0', 'record:cars-solvik-se:car-1']);
});

test('the addresses of live records are known after the first sync', async () => {
  const { store, start } = await anInstallation();
  const cars = Array.from({ length: 20 }, (_, n) => ({ ...aCar(`car-${n}`), slug: `slug-${n}` }));
  await feed(store, cars);
  const sync = start();
  expect(sync.addressesOf(index)).toBeUndefined();
  await sync.started;
  expect(sync.addressesOf(index)?.addresses.size).toBe(20);
  await feed(store, [...cars.slice(2), { ...aCar('car-1'), slug: 'moved' }]);
  await sync.syncNow();
  const found_ = sync.addressesOf(index);
  expect(found_?.revision).toBe(2);
  expect([...(found_?.addresses.keys() ?? [])]).not.toContain('car-0');
  expect(found_?.addresses.get('car-1')).toMatchObject({
    slug: 'moved',
    changedAt: expect.stringContaining('T'),
  });
  expect(sync.addressesOf('cars-other')?.addresses.size).toBe(0);
});

test('a live record without a page of its own has no address, and loses the one it had', async () => {
  const { store, search } = await anInstallation();
  const log = { info() {}, warn() {}, error() {} };
  const sync = startIndexSync(store, search, log, {
    everyMs: NEVER_MS,
    hasPage: (name, car) => name === index && car['car_brand'] !== 'Saab',
  });
  onTestFinished(() => sync.stop());
  const cars = Array.from({ length: 20 }, (_, n) => ({ ...aCar(`car-${n}`), slug: `slug-${n}` }));
  await feed(store, [...cars, { ...aCar('hidden', 'Saab'), slug: 'hidden' }]);
  await sync.syncNow();
  expect(sync.addressesOf(index)?.addresses.size).toBe(20);
  await feed(store, [...cars.slice(1), { ...aCar('car-0', 'Saab'), slug: 'slug-0' }]);
  await sync.syncNow();
  expect(sync.addressesOf(index)?.addresses.has('car-0')).toBe(false);
});

test('it syncs on an interval until it is stopped', async () => {
  const { store, search, start } = await anInstallation();
  const sync = start(store, search, 20);
  await sync.started;
  await feed(store, [aCar('a')]);
  await expect.poll(() => found(search), { timeout: 20_000 }).toEqual(['a']);
  await sync.stop();
  await feed(store, [aCar('a'), aCar('b')]);
  await pause(100);
  expect(await found(search)).toEqual(['a']);
});

test('a car without coordinates gets those of its dealership, whichever feed comes first', async () => {
  const { store, search, start, calls } = await anInstallation();
  const at = (latitude: number) => ({ field: 'car_geocoord', at: { latitude, longitude: 12 }, within_km: 1 });
  const car = { ...aCar('a'), car_site_id: '7' };
  const elsewhere = { ...aCar('b'), car_site_id: '7', car_geocoord: '60,12' };
  await feed(store, [car, elsewhere]);
  const sync = start();
  await sync.started;
  expect(await found(search, { near: at(57) })).toEqual([]);

  await feedDealership(store, { site_geocoord: '57,12' });
  await sync.syncNow();
  expect(await found(search, { near: at(57) })).toEqual(['a']);
  expect(await found(search, { near: at(60) })).toEqual(['b']);

  await feedDealership(store, { site_geocoord: '58,12' });
  await sync.syncNow();
  expect(await found(search, { near: at(57) })).toEqual([]);
  expect(await found(search, { near: at(58) })).toEqual(['a']);

  calls.length = 0;
  const more = Array.from({ length: 9 }, (_, n) => aCar(`more-${n}`));
  await feed(store, [car, elsewhere, ...more]);
  await sync.syncNow();
  await feed(store, [car, elsewhere, ...more, { ...aCar('c'), car_site_id: '7' }]);
  await sync.syncNow();
  expect(await found(search, { near: at(58) })).toEqual(['a', 'c']);
  expect(calls).toEqual(['replaceAll', 'upsert']);
});

test('a dealership that changes anything but its coordinates leaves the cars alone', async () => {
  const { store, start, calls } = await anInstallation();
  await feed(store, [{ ...aCar('a'), car_site_id: '7' }]);
  await feedDealership(store, { site_geocoord: '57,12', site_phone: '1' });
  const sync = start();
  await sync.started;
  calls.length = 0;
  await feedDealership(store, { site_geocoord: '57,12', site_phone: '2' });
  await sync.syncNow();
  expect(calls).toEqual(['replaceAll']);
});

const standAt = (name: string) =>
  inheritedFieldsOf({ dealerships: name === index ? ['sites-solvik-se'] : [] });

async function anInstallation() {
  const store = kyselyRecordStore(await (await freshSqlite()).open(), systemClock);
  const calls: string[] = [];
  const changedTags: string[] = [];
  const search = counting(embeddedSearch(definitionOf), calls);
  const lines: LogFields[] = [];
  const write = (facts: LogFields) => void lines.push(facts);
  const log: Log = { info: () => {}, warn: write, error: write };
  const start = (from: RecordStore = store, into: SearchService = search, everyMs = NEVER_MS) => {
    const onChanged = (tags: readonly string[]) => void changedTags.push(...tags);
    const sync = startIndexSync(from, into, log, { everyMs, onChanged, inheritedFieldsOf: standAt });
    onTestFinished(sync.stop);
    return sync;
  };
  return { store, search, start, calls, lines, changedTags };
}

function counting(search: SearchService, calls: string[]): SearchService {
  return {
    ...search,
    upsert: (...given) => search.upsert(...given).finally(() => calls.push('upsert')),
    remove: (...given) => search.remove(...given).finally(() => calls.push('remove')),
    replaceAll: (...given) => search.replaceAll(...given).finally(() => calls.push('replaceAll')),
  };
}

type CarRecord = { car_id: string; car_brand: string; car_price: number; [field: string]: unknown };

function aCar(car_id: string, car_brand = 'Volvo', car_price = 100): CarRecord {
  return { car_id, car_brand, car_price };
}

async function feed(store: RecordStore, cars: readonly CarRecord[], name = index): Promise<void> {
  const opened = await store.openFeed(name);
  await opened?.stage(cars.map((body) => ({ id: body.car_id, fingerprint: JSON.stringify(body), body })));
  await opened?.publish();
}

async function feedDealership(store: RecordStore, fields: Record<string, string>): Promise<void> {
  const opened = await store.openFeed('sites-solvik-se');
  const body = { site_id: '7', ...fields };
  await opened?.stage([{ id: '7', fingerprint: JSON.stringify(body), body }]);
  await opened?.publish();
}

async function found(search: SearchService, query: object = {}): Promise<unknown[]> {
  const { content } = await search.index(index).search({ limit: 1000, ...query });
  return content.map((car) => car['car_id']).sort();
}

test('one damaged index fails by itself: the others are searched, empty ones too', async () => {
  const { store, search, start, lines } = await anInstallation();
  await feed(store, [aCar('a')]);
  await feed(store, [aCar('b', 'Volvo')], 'cars-solvik-no');
  const damaged: RecordStore = {
    ...store,
    async *live(name) {
      if (name === 'cars-solvik-no') throw new SyntaxError('the record is not JSON');
      yield* store.live(name);
    },
  };
  const sync = start(damaged);
  await sync.started;
  expect(await found(search)).toEqual(['a']);
  expect(sync.ready()).toBe(false);
  const searchable = [index, 'cars-solvik-no', 'cars-of-a-new-site'].map(sync.isSearchable);
  expect(searchable).toEqual([true, false, true]);
  expect(sync.addressesOf('cars-of-a-new-site')?.addresses.size).toBe(0);
  expect(sync.states().map((each) => [each.index, each.syncedAt !== undefined])).toEqual([
    ['cars-solvik-no', false],
    [index, true],
  ]);
  expect(lines).toMatchObject([{ code: 'INDEX_NOT_UPDATED', index: 'cars-solvik-no' }]);
});

test('an index that is damaged from its first feed on does not answer as if it were empty', async () => {
  const { store, start } = await anInstallation();
  let isDamaged = true;
  const sync = start({
    ...store,
    async *live(name) {
      if (isDamaged) throw new SyntaxError('the record is not JSON');
      yield* store.live(name);
    },
  });
  await sync.started;
  expect(sync.isSearchable(index)).toBe(true);
  await feed(store, [aCar('a')]);
  await sync.syncNow();
  expect(sync.isSearchable(index)).toBe(false);
  isDamaged = false;
  await sync.syncNow();
  expect(sync.isSearchable(index)).toBe(true);
});
