import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { readKnownStudio } from '../../cms/seed/known-studio.ts';
import { RELEASE_KEY } from '../../src/main/release-record.ts';
import type { DatabaseSettings } from '../../src/shared/platform/database/database.ts';
import { OperatorError } from '../../src/shared/platform/operator-error.ts';

/** What an installation is before an upgrade, read without changing anything. */
export type InstallationState = {
  /** The steps that the sites' tables have had. */
  steps: readonly string[];
  /** Those of the studio's; undefined without a studio. */
  studioSteps: readonly string[] | undefined;
  /** The newest release that served it, where it is noted. */
  release: string | undefined;
  /** Processes that were seen in the last minute. */
  running: readonly { host: string; pid: number; version: string }[];
  bytes: number;
};

/** Undefined where there is nothing to upgrade. */
export async function readInstallationState(
  settings: DatabaseSettings,
  now: Date,
): Promise<InstallationState | undefined> {
  const ask = settings.databaseUrl ? await openPostgres(settings.databaseUrl) : openSqlite(settings.dataDir);
  if (!ask) return undefined;
  try {
    if (!(await ask.tables()).includes('migration')) return undefined;
    const steps = (await ask.rows<{ name: string }>('select name from migration order by name')).map(
      ({ name }) => name,
    );
    const [noted] = await ask.rows<{ value: string }>(
      `select value from installation where key = '${RELEASE_KEY}'`,
    );
    const studio = await readKnownStudio(settings);
    return {
      steps,
      studioSteps: studio?.migrations,
      release: noted?.value,
      running: await runningProcesses(ask, now),
      bytes: await ask.bytes(),
    };
  } finally {
    await ask.close();
  }
}

type Questions = {
  tables: () => Promise<readonly string[]>;
  rows: <Row>(sql: string) => Promise<readonly Row[]>;
  bytes: () => Promise<number>;
  close: () => void | Promise<void>;
};

async function runningProcesses(ask: Questions, now: Date): Promise<InstallationState['running']> {
  if (!(await ask.tables()).includes('process_heartbeat')) return [];
  const since = new Date(now.getTime() - 60_000).toISOString();
  return ask.rows(
    `select host, pid, version from process_heartbeat where seen_at > '${since}' order by host, pid`,
  );
}

function openSqlite(dataDir: string): Questions | undefined {
  const files = ['forecourt.sqlite', 'studio.sqlite'].map((name) => join(resolve(dataDir), name));
  const [file = ''] = files;
  if (!existsSync(file)) return undefined;
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = async <Row>(sql: string) => db.prepare(sql).all() as Row[];
  return {
    rows,
    tables: async () =>
      (await rows<{ name: string }>("select name from sqlite_master where type = 'table'")).map(
        ({ name }) => name,
      ),
    bytes: async () => files.reduce((sum, each) => sum + (existsSync(each) ? statSync(each).size : 0), 0),
    close: () => db.close(),
  };
}

async function openPostgres(connectionString: string): Promise<Questions> {
  const client = new pg.Client({ connectionString });
  await client.connect().catch((problem: Error) => {
    throw new OperatorError(
      `The database of DATABASE_URL does not answer: ${problem.message}`,
      'Start it, or correct DATABASE_URL.',
    );
  });
  const rows = async <Row>(sql: string) => (await client.query(sql)).rows as Row[];
  return {
    rows,
    tables: async () =>
      (
        await rows<{ name: string }>(
          'select table_name as name from information_schema.tables where table_schema = current_schema()',
        )
      ).map(({ name }) => name),
    bytes: async () =>
      Number(
        (await rows<{ size: string }>('select pg_database_size(current_database()) as size'))[0]?.size ?? 0,
      ),
    close: () => client.end(),
  };
}
