import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type DatabaseSettings = {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** How many connections to PostgreSQL at most. */
  databasePoolSize?: number;
};

/**
 * Opens the database and brings its tables up to date. One per process: it is closed with `destroy()`.
 * What the operator can fix is thrown as an `OperatorError`.
 */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { dataDir, databaseUrl, databasePoolSize } = settings;
  return databaseUrl ? openPostgres(databaseUrl, databasePoolSize) : openSqlite(dataDir);
}
