import { expect, onTestFinished, test } from 'vitest';
import { definitionOf } from '../inventory/index-definitions.ts';
import { systemClock } from '../platform/clock.ts';
import { kyselyLeases } from '../platform/database/lease.ts';
import { freshSqlite } from '../platform/database/testing/databases.ts';
import { kyselyRecordStore } from './adapters/kysely-record-store.ts';
import { openSearch } from './adapters/opensearch/opensearch-search.ts';
import { fakeOpenSearch } from './adapters/opensearch/testing/fake-opensearch.ts';
import { startIndexSync } from './index-sync.ts';
import type { SearchService } from './port.ts';
import type { RecordStore } from './record-store.ts';

const index = 'cars-solvik-se';
const NEVER_MS = 3_600_000;

test('of two processes over one engine the first writes a feed, the second only reads', async () => {
  const { store, aProcess } = await anInstallation();
  await feed(store, cars(30));
  const [one, two] = [await aProcess('one'), await aProcess('two')];
  expect(one.writes.splice(0)).toEqual(['replaceAll']);
  await feed(store, cars(31));
  await one.sync.syncNow();
  await two.sync.syncNow();
  expect([one.writes, two.writes]).toEqual([['upsert'], []]);
  expect(await two.count()).toBe(31);
  expect(two.sync.addressesOf(index)?.addresses.size).toBe(31);
});

test('both processes drop the pages of the cars that changed', async () => {
  const { store, aProcess } = await anInstallation();
  await feed(store, cars(30));
  const [one, two] = [await aProcess('one'), await aProcess('two')];
  for (const { tags } of [one, two]) expect(tags.splice(0)).toEqual(['records:cars-solvik-se']);
  await feed(store, [...cars(29), { ...aCar(29), car_price: 5 }]);
  await one.sync.syncNow();
  await two.sync.syncNow();
  for (const { tags } of [one, two]) expect(tags).toEqual(['record:cars-solvik-se:29']);
});

test('a process that starts later finds the indices written', async () => {
  const { store, aProcess } = await anInstallation();
  await feed(store, cars(30));
  await aProcess('one');
  const later = await aProcess('later');
  expect(later.sync.ready()).toBe(true);
  expect(later.writes).toEqual([]);
});

test('while another process writes the first feed a process is not ready, and does not write it again', async () => {
  const { store, aProcess, leases } = await anInstallation();
  await feed(store, cars(30));
  await leases('busy').run(`search index ${index}`, async () => {
    const { sync, writes } = await aProcess('one');
    expect(sync.ready()).toBe(false);
    expect(writes).toEqual([]);
  });
  const { sync } = await aProcess('two');
  expect(sync.ready()).toBe(true);
});

test('an engine that has lost its indices fails searches until it is filled again', async () => {
  const { store, aProcess, loseEngine } = await anInstallation();
  await feed(store, cars(30));
  const { sync, count } = await aProcess('one');
  loseEngine();
  await expect(count()).rejects.toThrow('no such index');
  await sync.syncNow();
  expect(await count()).toBe(30);
});

async function anInstallation() {
  const database = await (await freshSqlite()).open();
  const store = kyselyRecordStore(database, systemClock);
  let cluster = fakeOpenSearch();
  const leases = (owner: string) => kyselyLeases(database, systemClock, owner);
  return {
    store,
    leases,
    loseEngine: () => {
      cluster = fakeOpenSearch();
    },
    aProcess: async (owner: string) => {
      const search = openSearch(definitionOf, {
        urls: ['http://search.example:9200'],
        fetch: (...request) => cluster(...request),
      });
      const writes: string[] = [];
      const tags: string[] = [];
      const sync = startIndexSync(store, counting(search, writes), silent, {
        everyMs: NEVER_MS,
        leases: leases(owner),
        onChanged: (changed) => void tags.push(...changed),
      });
      onTestFinished(sync.stop);
      await sync.started;
      const count = async () => (await search.index(index).search({ limit: 0 })).total_items;
      return { sync, writes, tags, count };
    },
  };
}

const silent = { info() {}, warn() {}, error() {} };

function counting(search: SearchService, writes: string[]): SearchService {
  return {
    ...search,
    upsert: (...given) => search.upsert(...given).finally(() => writes.push('upsert')),
    replaceAll: (...given) => search.replaceAll(...given).finally(() => writes.push('replaceAll')),
  };
}

function aCar(n: number) {
  return { car_id: String(n), car_brand: 'Volvo', car_price: 100, slug: `volvo-${n}` };
}

function cars(count: number) {
  return Array.from({ length: count }, (_, n) => aCar(n));
}

async function feed(store: RecordStore, records: readonly ReturnType<typeof aCar>[]): Promise<void> {
  const opened = await store.openFeed(index);
  await opened?.stage(records.map((body) => ({ id: body.car_id, fingerprint: JSON.stringify(body), body })));
  await opened?.publish();
}
