import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../main/database.ts';
import { testDatabases } from '../../../main/testing/databases.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { databaseUrl, runOnServer } from './testing/postgres-databases.ts';

test('a server with too few connections to spare says so in time, and the rest goes on', async () => {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnServer(server, `create role ${name} login password 'few' connection limit 2`);
  await runOnServer(server, `create database ${name} owner ${name}`);
  const url = new URL(databaseUrl(server, name));
  url.username = name;
  url.password = 'few';
  const db = await openDatabase({ dataDir: '', databaseUrl: url.href, databasePoolSize: 6 });
  onTestFinished(async () => {
    await db.destroy();
    await runOnServer(server, `drop database ${name} with (force)`);
    await runOnServer(server, `drop role ${name}`);
  });
  const slow = () => sql`select pg_sleep(0.5)`.execute(db);
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, slow));
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(2);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.filter((error) => !isDatabaseUnavailable(error))).toEqual([]);
  await expect(slow()).resolves.toBeDefined();
});

test('a pool holds no more connections than its setting, and those who wait get theirs', async () => {
  const database = await testDatabases.find(({ name }) => name === 'PostgreSQL')?.fresh();
  if (!database) throw new Error('no PostgreSQL');
  const db = await openDatabase({ ...database.settings, databasePoolSize: 2 });
  onTestFinished(() => db.destroy());
  const pids = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.02)`.execute(db);
      return rows[0]?.pid;
    }),
  );
  expect(new Set(pids).size).toBeLessThanOrEqual(2);
});
