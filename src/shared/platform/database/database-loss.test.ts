import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import type { Database } from './schema.ts';

test('PostgreSQL: connections that the server ends, also within a transaction, cost their own requests and nothing else', async () => {
  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  const database = await postgres?.fresh();
  const [db, other] = [await database?.open(), await database?.open()];
  if (!db || !other) throw new Error('no PostgreSQL');
  const lost = await db
    .transaction()
    .execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await endConnections(other);
      // The server's goodbye arrives while nothing is asked.
      await new Promise((resolve) => setTimeout(resolve, 100));
      return sql`select 1`.execute(trx);
    })
    .catch((error: unknown) => error);
  expect(isDatabaseUnavailable(lost)).toBe(true);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('a mistake of ours is not taken for a database that is away', async () => {
  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  const db = await (await postgres?.fresh())?.open();
  if (!db) throw new Error('no PostgreSQL');
  const mistake = await sql`select nothing`.execute(db).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(mistake)).toBe(false);
  expect(isDatabaseUnavailable(new Error('the car has no price'))).toBe(false);
  expect(isDatabaseUnavailable(undefined)).toBe(false);
});

test('a server that refuses connections, shuts down or starts is away, also as the cause of another error', () => {
  const withCode = (code: string) => Object.assign(new Error('no'), { code });
  for (const code of ['ECONNREFUSED', '57P01', '57P03', '53300', '08006'])
    expect(isDatabaseUnavailable(withCode(code))).toBe(true);
  expect(isDatabaseUnavailable(new Error('the booking failed', { cause: withCode('57P01') }))).toBe(true);
  expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  // The studio's library wraps what the driver says, and drops its code.
  const wrapped = 'Error: cannot begin transaction: connect ECONNREFUSED 127.0.0.1:5432';
  expect(isDatabaseUnavailable(new Error(wrapped))).toBe(true);
  expect(isDatabaseUnavailable(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
});

async function endConnections(db: Database): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
}
