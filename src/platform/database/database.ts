import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type DatabaseSettings = { dataDir: string; databaseUrl?: string | undefined };

/**
 * Opens the database and brings its tables up to date. One per process: it is closed with `destroy()`.
 * What the operator can fix is thrown as an `OperatorError`.
 */
export function openDatabase({ dataDir, databaseUrl }: DatabaseSettings): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
}
