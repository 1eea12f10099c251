import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { isBusy } from './sqlite-problems.ts';

/** How long a writer waits for another process to finish writing. */
export const SQLITE_BUSY_TIMEOUT_MS = 5_000;
const stepMs = 20;

/** Kysely's own SQLite dialect, on Node's built-in SQLite. */
export function sqliteDialect(connection: DatabaseSync): Dialect {
  const database = asKyselyExpects(connection);
  const dialect = new SqliteDialect({ database });
  return {
    createDriver: () => new ImmediateDriver({ database }),
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

function asKyselyExpects(connection: DatabaseSync): SqliteDatabase {
  return {
    close: () => connection.close(),
    prepare(text) {
      const statement = connection.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => statement.run(...(values as SQLInputValue[])),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
  };
}

// A transaction that reads first and writes later fails when another process wrote in between, and no
// waiting helps it. Taking the write lock at the beginning turns that failure into a short wait.
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    for (let waited = 0; !(await began(connection, waited)); waited += stepMs) await pause(stepMs);
  }
}

// SQLite's own waiting blocks the whole process; here the server goes on responding meanwhile.
async function began(connection: DatabaseConnection, waited: number): Promise<boolean> {
  await connection.executeQuery(CompiledQuery.raw('pragma busy_timeout = 0'));
  try {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    return true;
  } catch (error) {
    if (isBusy(error) && waited < SQLITE_BUSY_TIMEOUT_MS) return false;
    throw error;
  } finally {
    await connection.executeQuery(CompiledQuery.raw(`pragma busy_timeout = ${SQLITE_BUSY_TIMEOUT_MS}`));
  }
}
