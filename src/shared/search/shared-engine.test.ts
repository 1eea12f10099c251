import { expect, test } from 'vitest';
import { definitionOf } from '../../features/inventory/testing/definition-by-name.ts';
import { freshSqlite } from '../../main/testing/databases.ts';
import { fakeOpenSearch } from './adapters/opensearch/testing/fake-opensearch.ts';
import {
  SHARED_INDEX,
  sharedCar,
  sharedCars,
  sharedInstallation,
} from './adapters/opensearch/testing/shared-installation.ts';

test('of two processes over one engine the first writes a feed, the second only reads', async () => {
  const { feed, aProcess } = await anInstallation();
  await feed(sharedCars(30));
  const [one, two] = [await aProcess('one'), await aProcess('two')];
  expect(one.writes.splice(0)).toEqual(['replaceAll']);
  await feed(sharedCars(31));
  await one.sync.syncNow();
  await two.sync.syncNow();
  expect([one.writes, two.writes]).toEqual([['upsert'], []]);
  expect(await two.count()).toBe(31);
  expect(two.sync.addressesOf(SHARED_INDEX)?.addresses.size).toBe(31);
});

test('both processes drop the pages of the cars that changed', async () => {
  const { feed, aProcess } = await anInstallation();
  await feed(sharedCars(30));
  const [one, two] = [await aProcess('one'), await aProcess('two')];
  for (const { tags } of [one, two]) expect(tags.splice(0)).toEqual(['records:cars-solvik-se']);
  await feed([...sharedCars(29), sharedCar(29, 5)]);
  await one.sync.syncNow();
  await two.sync.syncNow();
  for (const { tags } of [one, two]) expect(tags).toEqual(['record:cars-solvik-se:29']);
});

test('a process that starts later finds the indices written', async () => {
  const { feed, aProcess } = await anInstallation();
  await feed(sharedCars(30));
  await aProcess('one');
  const later = await aProcess('later');
  expect(later.sync.ready()).toBe(true);
  expect(later.writes).toEqual([]);
});

test('while another process writes the first feed a process is not ready, and does not write it again', async () => {
  const { feed, aProcess, leases } = await anInstallation();
  await feed(sharedCars(30));
  await leases('busy').run(`search index ${SHARED_INDEX}`, async () => {
    const { sync, writes } = await aProcess('one');
    expect(sync.ready()).toBe(false);
    expect(writes).toEqual([]);
  });
  const { sync } = await aProcess('two');
  expect(sync.ready()).toBe(true);
});

test('an engine that has lost its indices fails searches until it is filled again', async () => {
  const { feed, aProcess, loseEngine } = await anInstallation();
  await feed(sharedCars(30));
  const { sync, count } = await aProcess('one');
  loseEngine();
  await expect(count()).rejects.toThrow('no such index');
  await sync.syncNow();
  expect(await count()).toBe(30);
});

test('another version of the product has indices of its own, which go when nobody has used them for a while', async () => {
  const { feed, aProcess, indices, wait } = await anInstallation();
  await feed(sharedCars(30));
  const old = await aProcess('old');
  const [first] = indices();
  const next = await aProcess('new', { definitionOf: withoutPrice, cleanEveryMs: 0 });
  expect([await old.count(), await next.count()]).toEqual([30, 30]);
  await next.sync.syncNow();
  expect(indices()).toHaveLength(2);
  wait(3_600_001);
  await next.sync.syncNow();
  expect(indices()).toHaveLength(1);
  expect(indices()).not.toContain(first);
  expect(await next.count()).toBe(30);
});

test('the outage of an engine is logged once, and its end', async () => {
  const { feed, aProcess, setDown } = await anInstallation();
  await feed(sharedCars(3));
  const { sync, logged } = await aProcess('one');
  logged.length = 0;
  setDown(true);
  for (let n = 0; n < 3; n += 1) await sync.syncNow();
  setDown(false);
  await sync.syncNow();
  expect(logged).toEqual(['SEARCH_ENGINE_UNREACHABLE', 'SEARCH_ENGINE_BACK']);
});

function withoutPrice(index: string) {
  const definition = definitionOf(index);
  return { ...definition, ranges: definition.ranges.filter((field) => field !== 'car_price') };
}

async function anInstallation() {
  let cluster = fakeOpenSearch();
  let [now, isDown] = [Date.now(), false];
  const installation = sharedInstallation(await (await freshSqlite()).open(), definitionOf, () => ({
    urls: ['http://search.example:9200'],
    fetch: (...request) =>
      isDown ? Promise.reject(new TypeError('fetch failed')) : cluster.fetch(...request),
    now: () => now,
  }));
  return {
    ...installation,
    indices: () => cluster.indices(),
    loseEngine: () => {
      cluster = fakeOpenSearch();
    },
    setDown: (value: boolean) => {
      isDown = value;
    },
    wait: (ms: number) => {
      now += ms;
    },
  };
}
