import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { systemClock } from '../../../shared/platform/clock.ts';
import { moduleUrl, runInChildProcess } from '../../../shared/platform/database/testing/child-process.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import { kyselyImportRuns } from '../adapters/kysely-import-runs.ts';
import { endAbandonedRuns } from './end-abandoned-runs.ts';

const index = 'stock';
const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

for (const { name, fresh } of testDatabases) {
  test(`${name}: an import that was killed has failed, and a feed right after it is taken`, async () => {
    const { open, settings } = await fresh();
    const { signal } = await runInChildProcess(`
      import { openDatabase } from ${moduleUrl('../../../main/database.ts', import.meta.url)};
      import { kyselyImportRuns } from ${moduleUrl('../adapters/kysely-import-runs.ts', import.meta.url)};
      import { recordedImport } from ${moduleUrl('./recorded-import.ts', import.meta.url)};
      import { kyselyRecordStore } from ${moduleUrl('../../../shared/search/adapters/kysely-record-store.ts', import.meta.url)};
      const db = await openDatabase(${JSON.stringify(settings)});
      const now = () => new Date();
      const stores = { store: kyselyRecordStore(db, now), runs: kyselyImportRuns(db) };
      async function* cut() {
        const value = { car_id: '1', car_brand: 'Volvo', car_model: 'XC60', car_price: 1 };
        for (let line = 1; line < 500; line += 1) yield { line, value: { ...value, car_id: String(line) } };
        process.kill(process.pid, 'SIGKILL');
        await new Promise(() => {});
      }
      await recordedImport(stores, cut(), { index: '${index}', kind: 'cars' }, now);
    `);
    expect(signal).toBe('SIGKILL');
    const db = await open();
    const [store, runs] = [kyselyRecordStore(db, systemClock), kyselyImportRuns(db)];
    expect(await runs.latest(1)).toMatchObject([{ state: 'running' }]);
    expect(await store.runningFeeds()).toEqual([]);
    await endAbandonedRuns({ store, runs }, later(20));
    expect(await runs.latest(1)).toMatchObject([
      { state: 'failed', reason: expect.stringContaining('ended') },
    ]);
    expect(await store.openFeed(index)).toBeDefined();
  });

  test(`${name}: an import that runs is left alone, those before it are not`, async () => {
    const db = await (await fresh()).open();
    const [store, runs] = [kyselyRecordStore(db, systemClock), kyselyImportRuns(db)];
    const start = (id: string, seconds: number) =>
      runs.start({ id, index, kind: 'feed', startedAt: later(seconds).toISOString() });
    await start('killed', -200);
    await start('runs', -100);
    const feed = await store.openFeed(index);
    await endAbandonedRuns({ store, runs }, new Date());
    expect((await runs.running()).map(({ id }) => id)).toEqual(['runs']);
    await feed?.abandon();
    await endAbandonedRuns({ store, runs }, new Date());
    expect(await runs.running()).toEqual([]);
  });
}
