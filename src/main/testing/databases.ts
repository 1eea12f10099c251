import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { type DatabaseSettings, openMigratedDatabase } from '../../shared/platform/database/database.ts';
import type { Database } from '../../shared/platform/database/schema.ts';
import { databaseUrl, runOnServer } from '../../shared/platform/database/testing/postgres-databases.ts';
import { openDatabase } from '../database.ts';
import { migrations } from '../migrations.ts';

/** A database for one test, without rows, gone when the test is over. Call it inside the test. */
export type FreshDatabase = {
  settings: DatabaseSettings;
  /** Each call is another connection to the same data, as a second server would have it. */
  open: () => Promise<Database>;
  /** As the version before a step left it: neither that step nor a later one is taken. */
  openBefore: (step: string) => Promise<Database>;
};

type Fresh = { name: string; fresh: () => Promise<FreshDatabase> };

/** Both kinds, with all tables in place; an adapter's tests run once on each. */
export const testDatabases: readonly Fresh[] = [
  { name: 'SQLite', fresh: freshSqlite },
  {
    name: 'PostgreSQL',
    fresh: () => freshPostgres(`template ${inject('postgresTemplate')} strategy file_copy`),
  },
];

/** Without a table, for tests of the migrations. */
export const emptyDatabases: readonly Fresh[] = [
  { name: 'SQLite', fresh: freshSqlite },
  { name: 'PostgreSQL', fresh: () => freshPostgres() },
];

export async function freshSqlite(): Promise<FreshDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return freshOne({ dataDir });
}

async function freshPostgres(options = ''): Promise<FreshDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnServer(server, `create database ${name} ${options}`);
  onTestFinished(() => runOnServer(server, `drop database ${name} with (force)`));
  return freshOne({ dataDir: '', databaseUrl: databaseUrl(server, name) });
}

function freshOne(settings: DatabaseSettings): FreshDatabase {
  const untilFinished = async (opening: Promise<Database>) => {
    const db = await opening;
    onTestFinished(() => db.destroy());
    return db;
  };
  return {
    settings,
    open: () => untilFinished(openDatabase(settings)),
    openBefore: (step) => {
      if (!migrations.some(({ name }) => name === step)) throw new Error(`There is no step ${step}.`);
      const earlier = migrations.filter(({ name }) => name < step);
      return untilFinished(openMigratedDatabase(settings, earlier));
    },
  };
}
