import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definitionOf } from '../../../../features/inventory/testing/definition-by-name.ts';
import { freshSqlite } from '../../../../main/testing/databases.ts';
import type { OpenSearchSettings } from './client.ts';
import { type OpenSearchCluster, startOpenSearch } from './testing/opensearch-cluster.ts';
import { SHARED_INDEX, sharedCar, sharedCars, sharedInstallation } from './testing/shared-installation.ts';

/** `npm run test:opensearch` says where OpenSearch is unpacked; without it these tests are left out. */
const cacheFolder = process.env['TEST_OPENSEARCH_FOLDER'];
const OUTAGE_MS = 60_000;
const RECOVERS_WITHIN_MS = 120_000;
const synced = { everyMs: 1000 };

describe.skipIf(!cacheFolder)('with a real OpenSearch of its own', { timeout: 600_000 }, () => {
  let cluster: OpenSearchCluster;
  beforeAll(async () => {
    cluster = await startOpenSearch({ nodes: 1, cacheFolder: cacheFolder ?? '' });
  }, 600_000);
  afterAll(() => cluster.stop());

  const node = () => {
    const [only] = cluster.nodes;
    if (!only) throw new Error('the cluster has no node');
    return only;
  };
  let installations = 0;
  const anInstallation = async (more: Partial<OpenSearchSettings> = {}) => {
    installations += 1;
    const prefix = `outage-${installations}-`;
    return sharedInstallation(await (await freshSqlite()).open(), definitionOf, () => ({
      urls: [node().url],
      prefix,
      ...more,
    }));
  };

  test('stopped for a minute: searches fail at once, and afterwards find what changed meanwhile', async () => {
    const { feed, aProcess } = await anInstallation();
    await feed(sharedCars(100));
    const { count, sync, logged } = await aProcess('one', synced);
    expect(await count()).toBe(100);
    await node().kill();
    await feed([...sharedCars(100), sharedCar(100)]);
    const until = Date.now() + OUTAGE_MS;
    let failed = 0;
    while (Date.now() < until) {
      await expect(count()).rejects.toThrow();
      failed += 1;
      await pause(100);
    }
    expect(failed).toBeGreaterThan(OUTAGE_MS / 1000);
    expect(sync.ready()).toBe(true);
    await node().start();
    await expect.poll(() => count().catch(String), { timeout: RECOVERS_WITHIN_MS }).toBe(101);
    const ofOutage = logged.filter((code) => code !== 'INDEX_SYNCED');
    expect(ofOutage).toEqual(['SEARCH_ENGINE_UNREACHABLE', 'SEARCH_ENGINE_BACK']);
  });

  test('hanging: after a few searches that ran out of time the others are refused at once', async () => {
    const { feed, aProcess } = await anInstallation({ searchLimitMs: 1500 });
    await feed(sharedCars(100));
    const { count } = await aProcess('one', synced);
    node().suspend();
    const refusals: string[] = [];
    for (let n = 0; n < 12; n += 1) refusals.push(await count().then(String, String));
    node().resume();
    expect(refusals.slice(0, 5).every((each) => each.includes('TimeoutError'))).toBe(true);
    expect(refusals.slice(5).some((each) => each.includes('left alone'))).toBe(true);
    await expect.poll(() => count().catch(String), { timeout: RECOVERS_WITHIN_MS }).toBe(100);
  });

  test('wiped: it is filled again by itself, and nobody is told meanwhile that there are no cars', async () => {
    const { feed, aProcess } = await anInstallation();
    await feed(sharedCars(300));
    const { count } = await aProcess('one', synced);
    await node().kill();
    await node().wipe();
    const started = node().start();
    const seen = new Set<number>();
    const deadline = Date.now() + RECOVERS_WITHIN_MS;
    while (!seen.has(300) && Date.now() < deadline) {
      const total = await count().catch(() => undefined);
      if (total !== undefined) seen.add(total);
      await pause(50);
    }
    await started;
    expect([...seen]).toEqual([300]);
  });

  test('an index of which every copy is lost is written again', async () => {
    const { feed, aProcess } = await anInstallation({ lostAfterMs: 5000 });
    await feed(sharedCars(100));
    const { count } = await aProcess('one', synced);
    await node().kill();
    await deleteShards(join(node().dataFolder, 'nodes/0/indices'));
    await node().start();
    await expect.poll(() => count().catch(String), { timeout: RECOVERS_WITHIN_MS }).toBe(100);
  });

  test(`a process that starts during an outage is ready once ${SHARED_INDEX} can be searched`, async () => {
    const { feed, aProcess } = await anInstallation();
    await feed(sharedCars(100));
    await node().kill();
    const { count, sync } = await aProcess('one', synced);
    expect(sync.ready()).toBe(false);
    await node().start();
    await expect.poll(sync.ready, { timeout: RECOVERS_WITHIN_MS }).toBe(true);
    expect(await count()).toBe(100);
  });
});

async function deleteShards(indicesFolder: string): Promise<void> {
  for (const index of await readdir(indicesFolder))
    await rm(join(indicesFolder, index, '0'), { recursive: true, force: true });
}
