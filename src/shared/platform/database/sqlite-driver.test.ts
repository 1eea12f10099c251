import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshSqlite } from '../../../main/testing/databases.ts';
import type { Database } from './schema.ts';
import { holdWriteLock } from './testing/lock-holder.ts';

const writes: Record<string, (db: Database) => Promise<unknown>> = {
  'a statement that writes': (db) => insert(db),
  'a transaction': (db) => db.transaction().execute((trx) => insert(trx)),
  'a raw statement': (db) => sql`insert into installation (key, value) values ('raw', '')`.execute(db),
};

for (const [what, write] of Object.entries(writes)) {
  test(`while another process holds the write lock, ${what} waits and the event loop goes on`, async () => {
    const { open, settings } = await freshSqlite();
    const db = await open();
    const lock = await holdWriteLock(settings.dataDir);
    const order: string[] = [];
    const writing = write(db).then(() => order.push('written'));
    for (let turn = 0; turn < 200; turn += 1) await nextTurn();
    order.push('the event loop has turned');
    expect(await keysIn(db)).toEqual([]);
    order.push('read');
    await lock.release();
    await writing;
    expect(order).toEqual(['the event loop has turned', 'read', 'written']);
    expect(await keysIn(db)).toHaveLength(1);
  });
}

test('a read does not wait for a transaction of its own process', async () => {
  const db = await (await freshSqlite()).open();
  await db.transaction().execute(async (trx) => {
    await insert(trx);
    expect(await keysIn(db)).toEqual([]);
    expect(await keysIn(trx)).toEqual(['a']);
  });
  expect(await keysIn(db)).toEqual(['a']);
});

test('writes of one process that wait for another are done in their order, and none is lost', async () => {
  const { open, settings } = await freshSqlite();
  const db = await open();
  const lock = await holdWriteLock(settings.dataDir);
  const done: string[] = [];
  const keys = Array.from({ length: 20 }, (_, n) => `key ${n}`);
  const writing = keys.map((key) => insert(db, key).then(() => done.push(key)));
  await nextTurn();
  await lock.release();
  await Promise.all(writing);
  expect(done).toEqual(keys);
});

test('a transaction that SQLite ended itself reports its own error, and the next one begins', async () => {
  const db = await (await freshSqlite()).open();
  const failing = db.transaction().execute(async (trx) => {
    await sql`rollback`.execute(trx);
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  await db.transaction().execute((trx) => insert(trx));
  expect(await keysIn(db)).toEqual(['a']);
});

function insert(db: Database, key = 'a'): Promise<unknown> {
  return db.insertInto('installation').values({ key, value: '' }).execute();
}

async function keysIn(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('installation').select('key').execute();
  return rows.map(({ key }) => key);
}
