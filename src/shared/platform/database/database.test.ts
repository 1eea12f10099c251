import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emptyDatabases, freshSqlite } from '../../../main/testing/databases.ts';
import type { Database } from './schema.ts';
import { moduleUrl, runInChildProcess } from './testing/child-process.ts';

for (const { name, fresh } of emptyDatabases) {
  test(`${name}: a transaction that fails among others rolls back only its own rows`, async () => {
    const db = await (await fresh()).open();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        db.transaction().execute(async (trx) => {
          await trx
            .insertInto('installation')
            .values({ key: `first ${n}`, value: '' })
            .execute();
          await pause(n % 3);
          if (n % 2 === 1) throw new Error('changed my mind');
          await trx
            .insertInto('installation')
            .values({ key: `second ${n}`, value: '' })
            .execute();
        }),
      ),
    );
    const committed = outcomes.flatMap(({ status }, n) =>
      status === 'fulfilled' ? [`first ${n}`, `second ${n}`] : [],
    );
    expect(committed).toHaveLength(20);
    expect(await keysIn(db)).toEqual(committed.sort());
  });

  test(`${name}: a query beside a transaction does not see what is not committed`, async () => {
    const db = await (await fresh()).open();
    const beside: string[][] = [];
    const queries: Promise<void>[] = [];
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('installation').values({ key: 'a', value: '' }).execute();
      queries.push(keysIn(db).then((keys) => void beside.push(keys)));
      await pause(5);
      await trx.insertInto('installation').values({ key: 'b', value: '' }).execute();
    });
    await Promise.all(queries);
    // SQLite's only connection responds after the commit, PostgreSQL at once from before it; never 'a' alone.
    expect([[], ['a', 'b']]).toContainEqual(beside[0]);
  });

  test(`${name}: numbers come back as numbers`, async () => {
    const db = await (await fresh()).open();
    const numbers = await db
      .selectFrom('revision_counter')
      .select((row) => [row.fn.countAll().as('rows'), row.fn.max('latest').as('latest')])
      .executeTakeFirst();
    expect({ ...numbers }).toEqual({ rows: 1, latest: 0 });
  });

  test(`${name}: four processes that start at once on an empty database all come up`, async () => {
    const { open, settings } = await fresh();
    const program = `
      import { openDatabase } from ${moduleUrl('../../../main/database.ts', import.meta.url)};
      const db = await openDatabase(${JSON.stringify(settings)});
      await db.insertInto('installation').values({ key: String(process.pid), value: '' }).execute();
      await db.destroy();
    `;
    const ends = await Promise.all([1, 2, 3, 4].map(() => runInChildProcess(program)));
    expect(ends).toEqual(Array.from({ length: 4 }, () => ({ code: 0, signal: null })));
    expect(await keysIn(await open())).toHaveLength(4);
  });
}

test('SQLite: while another program writes, a transaction waits and the process is not blocked', async () => {
  const { open } = await freshSqlite();
  const [first, second] = [await open(), await open()];
  const order: string[] = [];
  const holding = first.transaction().execute(async (trx) => {
    await trx.insertInto('installation').values({ key: 'a', value: '' }).execute();
    await pause(50);
    order.push('first is done');
  });
  await second.transaction().execute(async () => void order.push('second begins'));
  await holding;
  expect(order).toEqual(['first is done', 'second begins']);
});

async function keysIn(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('installation').select('key').execute();
  return rows.map(({ key }) => key).sort();
}
