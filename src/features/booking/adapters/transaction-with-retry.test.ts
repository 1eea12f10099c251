import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { transactionWithRetry } from './transaction-with-retry.ts';

for (const { name, fresh } of testDatabases) {
  test(`${name}: two transactions that lock the same rows in opposite order both come through`, async () => {
    const { open } = await fresh();
    const servers = [await open(), await open()] as const;
    const keys = ['a', 'b'];
    await servers[0]
      .insertInto('installation')
      .values(keys.map((key) => ({ key, value: '' })))
      .execute();
    let locked = 0;
    const bothLocked = Promise.withResolvers<void>();
    const lockInOrder = (server: (typeof servers)[number], order: readonly string[]) =>
      transactionWithRetry(server, async (trx) => {
        for (const key of order) {
          const value = order.join('');
          await trx.updateTable('installation').set({ value }).where('key', '=', key).execute();
          locked += 1;
          if (locked === 2) bothLocked.resolve();
          // SQLite lets the second one begin only when the first is done.
          if (name === 'PostgreSQL') await bothLocked.promise;
        }
        return order;
      });
    const done = await Promise.all([
      lockInOrder(servers[0], keys),
      lockInOrder(servers[1], keys.toReversed()),
    ]);
    expect(done).toEqual([keys, keys.toReversed()]);
    const rows = await servers[0].selectFrom('installation').select('value').execute();
    expect(new Set(rows.map(({ value }) => value)).size).toBe(1);
  });

  test(`${name}: any other error is thrown at once, and its transaction rolled back`, async () => {
    const db = await (await fresh()).open();
    let attempts = 0;
    const failing = transactionWithRetry(db, async (trx) => {
      attempts += 1;
      await trx.insertInto('installation').values({ key: 'a', value: '' }).execute();
      await trx.insertInto('installation').values({ key: 'a', value: '' }).execute();
    });
    await expect(failing).rejects.toThrow();
    expect(attempts).toBe(1);
    expect(await db.selectFrom('installation').selectAll().execute()).toEqual([]);
  });
}
