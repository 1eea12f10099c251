import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { definitionOf } from '../inventory/index-definitions.ts';
import { systemClock } from '../platform/clock.ts';
import { freshSqlite } from '../platform/database/testing/databases.ts';
import type { Log, LogFields } from '../platform/log.ts';
import { embeddedSearch } from './adapters/embedded/embedded-search.ts';
import { kyselyRecordStore } from './adapters/kysely-record-store.ts';
import { startIndexSync } from './index-sync.ts';
import type { SearchService } from './port.ts';
import type { RecordStore } from './record-store.ts';

const index = 'cars-solvik-se';
const neverByItself = 3_600_000;

test('at the start everything that is live becomes searchable, sold cars do not', async () => {
  const { store, search, follow } = await anInstallation();
  await feed(store, [aCar('a'), aCar('b'), aCar('c')]);
  await feed(store, [aCar('a'), aCar('b')]);
  const follower = follow();
  expect(follower.ready()).toBe(false);
  await follower.started;
  expect(follower.ready()).toBe(true);
  expect(await found(search)).toEqual(['a', 'b']);
});

test('what a feed changes is searchable after the next round, without building the index anew', async () => {
  const { store, search, follow, calls } = await anInstallation();
  const cars = Array.from({ length: 40 }, (_, n) => aCar(`car-${n}`));
  await feed(store, cars);
  const follower = follow();
  await follower.started;
  await feed(store, [...cars.slice(2), aCar('new', 'Saab'), aCar('car-1', 'Volvo', 5)]);
  await follower.syncNow();
  expect(await found(search, { filters: { car_brand: ['Saab'] } })).toEqual(['new']);
  expect(await found(search, { filters: { car_id: ['car-0'] } })).toEqual([]);
  expect(await found(search, { filters: { car_price: [5, 5] } })).toEqual(['car-1']);
  expect(calls).toEqual(['replaceAll', 'upsert', 'remove']);
});

test('a feed that changes much goes into an index beside the old one', async () => {
  const { store, search, follow, calls } = await anInstallation();
  await feed(store, [aCar('a'), aCar('b')]);
  const follower = follow();
  await follower.started;
  await feed(store, [aCar('b', 'Saab'), aCar('c')]);
  await follower.syncNow();
  expect(calls).toEqual(['replaceAll', 'replaceAll']);
  expect(await found(search)).toEqual(['b', 'c']);
});

test('an unchanged store costs no work on the index', async () => {
  const { store, follow, calls } = await anInstallation();
  await feed(store, [aCar('a')]);
  const follower = follow();
  await follower.started;
  await follower.syncNow();
  await feed(store, [aCar('a')]);
  await follower.syncNow();
  expect(calls).toEqual(['replaceAll']);
});

test('a feed that appears while records are read does not leave a mixture behind', async () => {
  const { store, search, follow } = await anInstallation();
  const cars = (brand: string) => Array.from({ length: 450 }, (_, n) => aCar(`car-${n}`, brand));
  await feed(store, cars('Volvo'));
  let isOvertaken = false;
  const follower = follow({
    ...store,
    async *live(name) {
      for await (const batch of store.live(name)) {
        yield batch;
        if (!isOvertaken) await feed(store, cars('Saab'));
        isOvertaken = true;
      }
    },
  });
  await follower.started;
  expect(follower.ready()).toBe(false);
  expect(await found(search)).toEqual([]);
  await follower.syncNow();
  expect(await found(search, { filters: { car_brand: ['Saab'] } })).toHaveLength(450);
});

test('while the database does not answer, the search goes on with what it has, and catches up later', async () => {
  const { store, search, follow, lines } = await anInstallation();
  await feed(store, [aCar('a')]);
  let isDown = false;
  const follower = follow({
    ...store,
    indices: () => (isDown ? Promise.reject(new Error('no connection')) : store.indices()),
  });
  await follower.started;
  isDown = true;
  await feed(store, [aCar('a'), aCar('b')]);
  await follower.syncNow();
  expect(await found(search)).toEqual(['a']);
  expect(lines.map(({ code }) => code)).toEqual(['RECORD_STORE_UNREACHABLE']);
  isDown = false;
  await follower.syncNow();
  expect(await found(search)).toEqual(['a', 'b']);
});

test('an index that fails does not keep the others from being brought up to date', async () => {
  const { store, search, follow, lines } = await anInstallation();
  await feed(store, [aCar('a')]);
  await feed(store, [aCar('b')], 'cars-carstore-se');
  let isBroken = true;
  const follower = follow(store, {
    ...search,
    replaceAll: (name, records) =>
      isBroken && name === 'cars-carstore-se'
        ? Promise.reject(new Error('worker lost'))
        : search.replaceAll(name, records),
  });
  await follower.started;
  expect(follower.ready()).toBe(false);
  expect(await found(search)).toEqual(['a']);
  expect(lines).toMatchObject([{ code: 'INDEX_NOT_UPDATED', index: 'cars-carstore-se' }]);
  isBroken = false;
  await follower.syncNow();
  expect(follower.ready()).toBe(true);
});

test('an engine that lost its indices gets them anew', async () => {
  const { store, search, follow, calls } = await anInstallation();
  await feed(store, [aCar('a')]);
  const follower = follow();
  await follower.started;
  await search.remove(index, ['a']);
  follower.invalidate();
  await follower.syncNow();
  expect(await found(search)).toEqual(['a']);
  expect(calls).toEqual(['replaceAll', 'remove', 'replaceAll']);
});

test('pages that show what changed are named: single records after a small feed, the index after a large one', async () => {
  const { store, follow, touched } = await anInstallation();
  const cars = Array.from({ length: 40 }, (_, n) => aCar(`car-${n}`));
  await feed(store, cars);
  const follower = follow();
  await follower.started;
  expect(touched.splice(0)).toEqual(['records:cars-solvik-se']);
  await feed(store, [...cars.slice(2), aCar('car-1', 'Volvo', 5)]);
  await follower.syncNow();
  expect(touched.sort()).toEqual(['record:cars-solvik-se:car-0', 'record:cars-solvik-se:car-1']);
});

test('it knows where every live record is found, and that it does not before it has read them', async () => {
  const { store, follow } = await anInstallation();
  const cars = Array.from({ length: 20 }, (_, n) => ({ ...aCar(`car-${n}`), slug: `slug-${n}` }));
  await feed(store, cars);
  const follower = follow();
  expect(follower.addressesOf(index)).toBeUndefined();
  await follower.started;
  expect(follower.addressesOf(index)?.addresses.size).toBe(20);
  await feed(store, [...cars.slice(2), { ...aCar('car-1'), slug: 'moved' }]);
  await follower.syncNow();
  const book = follower.addressesOf(index);
  expect(book?.revision).toBe(2);
  expect([...(book?.addresses.keys() ?? [])]).not.toContain('car-0');
  expect(book?.addresses.get('car-1')).toMatchObject({
    slug: 'moved',
    changedAt: expect.stringContaining('T'),
  });
  expect(follower.addressesOf('cars-elsewhere')?.addresses.size).toBe(0);
});

test('it looks by itself, until it is stopped', async () => {
  const { store, search, follow } = await anInstallation();
  const follower = follow(store, search, 20);
  await follower.started;
  await feed(store, [aCar('a')]);
  await expect.poll(() => found(search), { timeout: 20_000 }).toEqual(['a']);
  await follower.stop();
  await feed(store, [aCar('a'), aCar('b')]);
  await pause(100);
  expect(await found(search)).toEqual(['a']);
});

async function anInstallation() {
  const store = kyselyRecordStore(await (await freshSqlite()).open(), systemClock);
  const calls: string[] = [];
  const touched: string[] = [];
  const search = counting(embeddedSearch(definitionOf), calls);
  const lines: LogFields[] = [];
  const write = (facts: LogFields) => void lines.push(facts);
  const log: Log = { info: write, warn: write, error: write };
  const follow = (from: RecordStore = store, into: SearchService = search, everyMs = neverByItself) => {
    const follower = startIndexSync(from, into, log, everyMs, (tags) => touched.push(...tags));
    onTestFinished(follower.stop);
    return follower;
  };
  return { store, search, follow, calls, lines, touched };
}

function counting(search: SearchService, calls: string[]): SearchService {
  return {
    ...search,
    upsert: (...given) => search.upsert(...given).finally(() => calls.push('upsert')),
    remove: (...given) => search.remove(...given).finally(() => calls.push('remove')),
    replaceAll: (...given) => search.replaceAll(...given).finally(() => calls.push('replaceAll')),
  };
}

function aCar(car_id: string, car_brand = 'Volvo', car_price = 100) {
  return { car_id, car_brand, car_price };
}

async function feed(
  store: RecordStore,
  cars: readonly ReturnType<typeof aCar>[],
  name = index,
): Promise<void> {
  const opened = await store.openFeed(name);
  await opened?.stage(cars.map((body) => ({ id: body.car_id, fingerprint: JSON.stringify(body), body })));
  await opened?.publish();
}

async function found(search: SearchService, query: object = {}): Promise<unknown[]> {
  const { content } = await search.index(index).search({ limit: 1000, ...query });
  return content.map((car) => car['car_id']).sort();
}
