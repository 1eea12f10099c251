import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import type { Log } from '../log.ts';
import { notifyChange } from './change-notifications.ts';
import { postgresNotifications } from './postgres-notifications.ts';
import type { Database } from './schema.ts';

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

test('PostgreSQL: a change is told when its transaction commits, and never when it is rolled back', async () => {
  const { db, heard } = await aListener();
  await db.transaction().execute(async (trx) => {
    await notifyChange(trx, 'content');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toEqual([]);
  });
  await vi.waitFor(() => expect(heard).toEqual(['content']));
  const rolledBack = db.transaction().execute(async (trx) => {
    await notifyChange(trx, 'content');
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await notifyChange(db, 'stock');
  await vi.waitFor(() => expect(heard).toEqual(['content', 'stock']));
});

test('PostgreSQL: a lost connection comes back by itself, and what may have been missed is read then', async () => {
  const { db, heard, notifications } = await aListener();
  await cutListeners(db);
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['content', 'stock']), { timeout: 20_000 });
  expect(notifications.isConnected()).toBe(true);
  await notifyChange(db, 'stock');
  await vi.waitFor(() => expect(heard.length).toBe(3));
});

test('SQLite: nobody is told anything, and nothing fails', async () => {
  const [sqlite] = testDatabases;
  const db = await (await sqlite?.fresh())?.open();
  if (db) await notifyChange(db, 'content');
});

async function aListener() {
  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  const fresh = await postgres?.fresh();
  if (!fresh) throw new Error('no PostgreSQL');
  const db = await fresh.open();
  const notifications = postgresNotifications(fresh.settings.databaseUrl ?? '', silent);
  onTestFinished(notifications.close);
  await vi.waitFor(() => expect(notifications.isConnected()).toBe(true), { timeout: 20_000 });
  const heard: string[] = [];
  for (const topic of ['content', 'stock'] as const) notifications.subscribe(topic, () => heard.push(topic));
  return { db, heard, notifications };
}

async function cutListeners(db: Database): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'forecourt notifications'`.execute(db);
}
