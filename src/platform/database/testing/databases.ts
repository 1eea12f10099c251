import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type DatabaseSettings, openDatabase } from '../database.ts';
import type { Database } from '../schema.ts';

/** An empty database for one test, gone when the test is over. Call it inside the test. */
export type FreshDatabase = {
  settings: DatabaseSettings;
  /** Each call is another connection to the same data, as a second server would have it. */
  open: () => Promise<Database>;
};

/** Both kinds; an adapter's tests run once on each. */
export const testDatabases: readonly { name: string; fresh: () => Promise<FreshDatabase> }[] = [
  { name: 'SQLite', fresh: freshSqlite },
  { name: 'PostgreSQL', fresh: freshPostgres },
];

export async function freshSqlite(): Promise<FreshDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return freshOne({ dataDir });
}

async function freshPostgres(): Promise<FreshDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name}`);
  onTestFinished(() => onServer(`drop database ${name} with (force)`));
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return freshOne({ dataDir: '', databaseUrl: url.href });
}

function freshOne(settings: DatabaseSettings): FreshDatabase {
  const open = async () => {
    const db = await openDatabase(settings);
    onTestFinished(() => db.destroy());
    return db;
  };
  return { settings, open };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
