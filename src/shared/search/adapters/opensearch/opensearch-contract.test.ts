import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { definitionOf } from '../../../../features/inventory/testing/definition-by-name.ts';
import { freshSqlite } from '../../../../main/testing/databases.ts';
import { searchContract } from '../../search.contract.ts';
import { LONG_TEST_MS } from '../../testing/filled-search.ts';
import { openSearch } from './opensearch-search.ts';
import { SHARED_INDEX, sharedCar, sharedCars, sharedInstallation } from './testing/shared-installation.ts';

/** `npm run test:opensearch` names a cluster; without one these tests are left out. */
const urls = process.env['TEST_OPENSEARCH_URL']?.split(',') ?? [];
/** On a busy machine a search takes long, which is not what is tested. */
const limits = { searchLimitMs: 60_000, writeLimitMs: 120_000 };
const ARRIVES_WITHIN_MS = 120_000;

describe.skipIf(urls.length === 0)('with a real OpenSearch', { timeout: LONG_TEST_MS }, () => {
  const prefix = `test-${randomUUID()}-`;
  afterAll(() => fetch(`${urls[0]}/${prefix}*`, { method: 'DELETE' }));
  searchContract(
    'OpenSearch',
    async () => openSearch(definitionOf, { urls, prefix, ...limits }),
    definitionOf,
  );

  test('a change, a new car and a deleted one reach the searches of every process by themselves', async () => {
    const { feed, aProcess } = await anInstallation();
    await feed(sharedCars(200));
    await aProcess('one', { everyMs: 1000 });
    const two = await aProcess('two', { everyMs: 1000 });
    await expect.poll(two.count, { timeout: ARRIVES_WITHIN_MS }).toBe(200);
    await feed([...sharedCars(198), sharedCar(199, 5), sharedCar(200, 5), sharedCar(201, 5)]);
    const found = async () => {
      const index = two.search.index(SHARED_INDEX);
      const changed = await index.search({ filters: { car_price: 5 } });
      const deleted = await index.search({ filters: { car_id: '198' } });
      return [changed.total_items, deleted.total_items, await two.count()];
    };
    const began = performance.now();
    await expect.poll(found, { timeout: ARRIVES_WITHIN_MS }).toEqual([3, 0, 201]);
    console.error(`Changes are found after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  });

  test('while an index is rebuilt a reader sees the old total or the new one', async () => {
    const { feed, aProcess } = await anInstallation();
    await feed(sharedCars(3000));
    const [writer, reader] = [await aProcess('one'), await aProcess('two')];
    await feed(sharedCars(9000));
    let isRebuilt = false;
    const rebuilt = writer.sync.syncNow().finally(() => {
      isRebuilt = true;
    });
    const seen: number[] = [];
    while (!isRebuilt) seen.push(await reader.count());
    await rebuilt;
    seen.push(await reader.count());
    expect(writer.writes).toEqual(['replaceAll', 'replaceAll']);
    expect([...new Set(seen)]).toEqual([3000, 9000]);
  });

  test('a new mapping needs no standstill, and the indices of the old one are deleted after its time', async () => {
    const { feed, aProcess, indices } = await anInstallation({ unusedAfterMs: 4000 });
    await feed(sharedCars(50));
    const old = await aProcess('old', { everyMs: 500, cleanEveryMs: 500 });
    const next = await aProcess('new', { everyMs: 500, cleanEveryMs: 500, definitionOf: withoutPrice });
    await feed(sharedCars(60));
    for (const { count } of [old, next]) await expect.poll(count, { timeout: ARRIVES_WITHIN_MS }).toBe(60);
    expect(await indices()).toHaveLength(2);
    await old.sync.stop();
    await expect.poll(indices, { timeout: ARRIVES_WITHIN_MS, interval: 500 }).toHaveLength(1);
    expect(await next.count()).toBe(60);
  });

  test('what a process that died left half written is deleted by the next one', async () => {
    const { feed, aProcess, indices, settings } = await anInstallation();
    await feed(sharedCars(50));
    const dying = openSearch(definitionOf, settings());
    void dying.replaceAll(SHARED_INDEX, neverEnding());
    await expect.poll(indices, { timeout: ARRIVES_WITHIN_MS }).toHaveLength(1);
    const [left] = await indices();
    const { count } = await aProcess('next');
    expect(await count()).toBe(50);
    expect(await indices()).not.toContain(left);
  });

  test('texts and ids that are longer than OpenSearch takes do not fail an import', async () => {
    const { settings } = await anInstallation();
    const search = openSearch(definitionOf, settings());
    const long = 'ö'.repeat(40_000);
    await search.replaceAll(SHARED_INDEX, [
      { car_id: `id-${long}`, car_brand: long, car_description: `${long} kort` },
      { car_id: '2', car_brand: 'Volvo' },
    ]);
    const found = await search.index(SHARED_INDEX).search({ keyphrase: 'kort' });
    expect(found.content).toMatchObject([{ car_brand: long }]);
    await search.remove(SHARED_INDEX, [`id-${long}`]);
    expect(await search.index(SHARED_INDEX).search({})).toMatchObject({ total_items: 1 });
  });
});

async function anInstallation(more: { unusedAfterMs?: number } = {}) {
  const prefix = `test-${randomUUID()}-`;
  const settings = () => ({ urls, prefix, ...limits, ...more });
  const indices = async () => {
    const response = await fetch(`${urls[0]}/${prefix}*?filter_path=*.aliases`);
    return Object.keys((await response.json()) as object);
  };
  return {
    ...sharedInstallation(await (await freshSqlite()).open(), definitionOf, settings),
    settings,
    indices,
  };
}

function withoutPrice(index: string) {
  const definition = definitionOf(index);
  return { ...definition, ranges: definition.ranges.filter((field) => field !== 'car_price') };
}

async function* neverEnding() {
  for (let n = 0; n < 1500; n += 1) yield sharedCar(n);
  await new Promise(() => undefined);
}
