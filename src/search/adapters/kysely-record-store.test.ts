import { expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { moduleUrl, runInChildProcess } from '../../platform/database/testing/child-process.ts';
import { testDatabases } from '../../platform/database/testing/databases.ts';
import { aCar, recordStoreContract } from '../record-store.contract.ts';
import { REVISIONS_KEPT } from './kysely-record-before.ts';
import { kyselyRecordStore } from './kysely-record-store.ts';

const index = 'cars-solvik-se';

for (const { name, fresh } of testDatabases) {
  recordStoreContract(name, async () => {
    const { open } = await fresh();
    return async (clock = systemClock) => kyselyRecordStore(await open(), clock);
  });

  test(`${name}: published and abandoned feeds leave nothing behind but what the latest ones replaced`, async () => {
    const db = await (await fresh()).open();
    const store = kyselyRecordStore(db, systemClock);
    const cars = Array.from({ length: 70 }, (_, n) => `car-${n}`);
    for (let version = 0; version < REVISIONS_KEPT + 5; version += 1) {
      const feed = await store.openFeed(index);
      await feed?.stage(cars.map((id) => aCar(id, `version ${version}`)));
      await (version === 2 ? feed?.abandon() : feed?.publish());
    }
    const bodies = 70 * (REVISIONS_KEPT + 1);
    expect(await rowCounts(db)).toEqual({ records: 70, bodies, feedRecords: 0, feeds: 0 });
  });

  test(`${name}: kill -9 in the middle of a feed changes nothing; the next feed is taken at once and removes its rows`, async () => {
    const { open, settings } = await fresh();
    const { signal } = await runInChildProcess(`
      import { openDatabase } from ${moduleUrl('../../platform/database/database.ts', import.meta.url)};
      import { kyselyRecordStore } from ${moduleUrl('./kysely-record-store.ts', import.meta.url)};
      const db = await openDatabase(${JSON.stringify(settings)});
      const feed = await kyselyRecordStore(db, () => new Date()).openFeed('${index}');
      const deadly = { toJSON: () => process.kill(process.pid, 'SIGKILL') };
      await feed.stage(Array.from({ length: 900 }, (_, n) => (
        { id: 'car-' + n, fingerprint: 'x', body: n === 850 ? deadly : { n } }
      )));
    `);
    expect(signal).toBe('SIGKILL');
    const db = await open();
    const store = kyselyRecordStore(db, systemClock);
    expect(await store.indices()).toEqual([]);
    expect((await rowCounts(db)).bodies).toBe(800);
    const feed = await store.openFeed(index);
    await feed?.stage([aCar('a')]);
    expect(await feed?.publish()).toMatchObject({ added: 1, withdrawn: 0 });
    expect(await rowCounts(db)).toEqual({ records: 1, bodies: 1, feedRecords: 0, feeds: 0 });
  });

  test(`${name}: other writers can write between the batches of a feed`, async () => {
    const { open } = await fresh();
    const [importing, serving] = [await open(), await open()];
    const feed = await kyselyRecordStore(importing, systemClock).openFeed(index);
    const staging = feed?.stage(Array.from({ length: 3000 }, (_, n) => aCar(`car-${n}`)));
    let staged = false;
    staging?.finally(() => {
      staged = true;
    });
    let written = 0;
    while (!staged) {
      await serving
        .insertInto('installation')
        .values({ key: `k${written}`, value: '' })
        .execute();
      written += 1;
      await new Promise(setImmediate);
    }
    await staging;
    expect(written).toBeGreaterThan(3);
    expect(await feed?.publish()).toMatchObject({ added: 3000 });
  });
}

async function rowCounts(db: Database) {
  const count = async (
    table: 'search_record' | 'search_record_body' | 'search_feed_record' | 'search_feed',
  ) => {
    const query = db.selectFrom(table).select((row) => row.fn.countAll<number>().as('rows'));
    return (await query.executeTakeFirstOrThrow()).rows;
  };
  return {
    records: await count('search_record'),
    bodies: await count('search_record_body'),
    feedRecords: await count('search_feed_record'),
    feeds: await count('search_feed'),
  };
}
