import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { freshSqlite, testDatabases } from '../../../main/testing/databases.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { moduleUrl, runInChildProcess } from '../../platform/database/testing/child-process.ts';
import { aCar, recordStoreContract } from '../record-store.contract.ts';
import type { RecordStore } from '../record-store.ts';
import { REVISIONS_KEPT } from './kysely-record-before.ts';
import { changesAbove, differing } from './kysely-record-roll-back.ts';
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

  test(`${name}: a few fields of every record are the same as of the whole record`, async () => {
    const store = kyselyRecordStore(await (await fresh()).open(), systemClock);
    const body = {
      ...{ car_id: 'one', text: 'Å "quoted" \\ 😀\n<', whole: 1e21, part: 0.1, flag: false, empty: '' },
      ...{ list: [{ a: [1, null] }], 'a.b "c"': 'a name with signs', nothing: null, other: 'x' },
    };
    const feed = await store.openFeed(index);
    await feed?.stage([
      { id: 'one', fingerprint: '1', body },
      { id: 'two', fingerprint: '2', body: { car_id: 'two' } },
    ]);
    await feed?.publish();
    const { other: _, nothing: __, ...asked } = body;
    const fields = [...Object.keys(asked), 'nothing', 'absent'];
    for (const some of [fields, fields.slice(0, 1)]) {
      const found: object[] = [];
      for await (const batch of store.live(index, { fields: some }))
        for (const record of batch) found.push(some.map((field) => record.body[field] ?? undefined));
      const values = (of: Record<string, unknown>) => some.map((field) => of[field] ?? undefined);
      expect(found).toEqual([values(body), values({ car_id: 'two' })]);
    }
  });

  test(`${name}: kill -9 in the middle of a feed changes nothing; the next feed is taken at once and removes its rows`, async () => {
    const { open, settings } = await fresh();
    const { signal } = await runInChildProcess(`
      import { openDatabase } from ${moduleUrl('../../../main/database.ts', import.meta.url)};
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

  test(`${name}: other writers write between the batches of a roll-back, and readers see all of it or nothing`, async () => {
    const { open } = await fresh();
    const [rollingBack, serving, writing] = [await open(), await open(), await open()];
    const store = kyselyRecordStore(rollingBack, systemClock);
    await publish(store, 'dear', 3000);
    await publish(store, 'free', 3000);
    let isDone = false;
    const outcome = store.rollBack(index, 2).finally(() => {
      isDone = true;
    });
    const reader = kyselyRecordStore(serving, systemClock);
    let written = 0;
    const writeOn = async () => {
      while (!isDone) {
        await writing
          .insertInto('installation')
          .values({ key: `k${written}`, value: '' })
          .execute();
        written += isDone ? 0 : 1;
        await new Promise(setImmediate);
      }
    };
    const readOn = async () => {
      while (!isDone) {
        const stock = await wholeStock(reader);
        if (stock) expect(stock.versions).toEqual(stock.revision === 2 ? ['free'] : ['dear']);
        await new Promise(setImmediate);
      }
    };
    await Promise.all([writeOn(), readOn()]);
    expect(written).toBeGreaterThan(1);
    expect(await outcome).toMatchObject({ state: 'rolled-back', restored: 3000, live: 3000, revision: 3 });
    expect((await wholeStock(reader))?.versions).toEqual(['dear']);
  });

  for (const [what, act] of Object.entries({
    'a roll-back': `await store.rollBack('${index}', 2);`,
    'a feed that is being published': `
      const feed = await store.openFeed('${index}');
      await feed.stage([{ id: 'new', fingerprint: 'x', body: {}, price: { since: at(), amount: 1, isCampaign: false } }]);
      isArmed = true;
      await feed.publish();`,
  }))
    test(`${name}: kill -9 in the middle of ${what} shows nothing of it; the next feed undoes it`, async () => {
      const { open, settings } = await fresh();
      const db = await open();
      const store = kyselyRecordStore(db, systemClock);
      await publish(store, 'dear', 2000);
      await publish(store, 'free', 2000);
      const before = await store.find(index, 'car-1000');
      const { signal } = await runInChildProcess(`
        import { openDatabase } from ${moduleUrl('../../../main/database.ts', import.meta.url)};
        import { kyselyRecordStore } from ${moduleUrl('./kysely-record-store.ts', import.meta.url)};
        const db = await openDatabase(${JSON.stringify(settings)});
        const at = () => new Date().toISOString();
        let isArmed = ${!act.includes('isArmed')};
        let calls = 0;
        const clock = () => {
          // Each transaction asks for the time once; the second or third of four batches is the last one.
          if (isArmed && (calls += 1) > ${act.includes('isArmed') ? 4 : 6}) process.kill(process.pid, 'SIGKILL');
          return new Date();
        };
        const store = kyselyRecordStore(db, clock);
        ${act}
      `);
      expect(signal).toBe('SIGKILL');
      const half = await db
        .selectFrom('search_record')
        .select((row) => row.fn.countAll<number>().as('rows'))
        .where('revision', '=', 3)
        .executeTakeFirstOrThrow();
      expect(half.rows).toBeGreaterThan(0);
      expect(half.rows).toBeLessThan(2000);
      expect(await wholeStock(store)).toMatchObject({ revision: 2, versions: ['free'], live: 2000 });
      expect(await store.find(index, 'car-1000')).toMatchObject({ state: 'live', body: before?.body });
      const feed = await store.openFeed(index);
      await feed?.abandon();
      expect(await wholeStock(store)).toMatchObject({ versions: ['free'], live: 2000 });
      expect((await store.find(index, 'car-1000'))?.changedAt).toBe(before?.changedAt);
      expect(await store.rollBack(index, 2)).toMatchObject({ state: 'rolled-back', live: 2000 });
      expect(await wholeStock(store)).toMatchObject({ versions: ['dear'], live: 2000 });
      expect((await store.priceHistory(index, ['new'])).size).toBe(0);
    });
}

test('SQLite: a roll-back finds the changes of a record by its id, never all changes for each of them', async () => {
  const { open, settings } = await freshSqlite();
  const db = await open();
  const undone = { index, since: 2, latest: 5 };
  const queries = [
    changesAbove(db, undone, 'a').select('first.id').distinct().orderBy('first.id').limit(10),
    differing(db, undone, { after: 'a', last: 'b' }).select('record.id'),
  ];
  const connection = new DatabaseSync(join(settings.dataDir, 'forecourt.sqlite'));
  onTestFinished(() => connection.close());
  for (const query of queries) {
    const { sql, parameters } = query.compile();
    const rows = connection.prepare(`explain query plan ${sql}`).all(...(parameters as string[]));
    const plan = rows.map(({ detail }) => String(detail));
    const searches = plan.filter((step) => /search_record_before/.test(step));
    expect(searches[0]).toMatch(/search_record_before_body \(index_name=\? AND id>\?/);
    expect(plan.filter((step) => /SCAN search_|revision[<>]/.test(step))).toEqual([]);
  }
});

async function publish(store: RecordStore, version: string, count: number): Promise<void> {
  const feed = await store.openFeed(index);
  await feed?.stage(Array.from({ length: count }, (_, n) => aCar(`car-${n}`, version)));
  await feed?.publish();
}

/** Undefined where a feed was published during the reading. */
async function wholeStock(store: RecordStore) {
  const state = async () => (await store.indices()).find(({ name }) => name === index);
  const before = await state();
  const versions = new Set<unknown>();
  let live = 0;
  for await (const records of store.live(index)) {
    live += records.length;
    for (const { body } of records) versions.add(body['version']);
  }
  if (!before || (await state())?.revision !== before.revision) return undefined;
  return { revision: before.revision, versions: [...versions], live };
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
