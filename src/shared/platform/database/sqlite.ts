import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { traceQuery } from '../tracing/trace-queries.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { makePrivateFile } from './private-file.ts';
import { SQLITE_BUSY_TIMEOUT_MS } from './retry-while-busy.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { SqliteConnections } from './sqlite-driver.ts';
import { explainSqliteProblem } from './sqlite-problems.ts';

export const sqliteFileName = 'forecourt.sqlite';

export async function openSqlite(
  dataDir: string,
  migrations: readonly Migration[] | undefined,
): Promise<Database> {
  const folder = resolve(dataDir);
  const file = join(folder, sqliteFileName);
  let db: Database | undefined;
  try {
    makeFolder(folder);
    makePrivateFile(file);
    db = new Kysely({ dialect: sqliteDialect(openConnections(file)), log: traceQuery });
    if (migrations) await migrate(db, migrations);
    return db;
  } catch (error) {
    await db?.destroy();
    throw explainSqliteProblem(error, folder, file);
  }
}

// Not Node's recursive mkdir, which never returns for paths such as /proc.
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function openConnections(file: string): SqliteConnections {
  const writer = openFile(file);
  try {
    const reader = openFile(file);
    reader.exec('pragma query_only = on');
    return { reader, writer };
  } catch (error) {
    writer.close();
    throw error;
  }
}

function openFile(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, {
    timeout: SQLITE_BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  });
  try {
    connection.exec('pragma journal_mode = wal');
    // FULL: a confirmed commit survives a power cut. Still about 10,000 commits a second.
    connection.exec('pragma synchronous = full');
    // SQLite opens a read-only file without an error and would fail at the first write.
    accessSync(file, constants.W_OK);
    // From here on nobody waits inside SQLite: that would block the thread.
    connection.exec('pragma busy_timeout = 0');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
