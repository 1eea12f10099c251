import { type Encryption, encryptedColumnsPlugin } from './encryption/encrypted-columns.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { besideOthers, openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type DatabaseSettings = {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** How many connections to PostgreSQL at most. */
  databasePoolSize?: number;
  /** Of what is said about people. Without it their columns are written as they are. */
  encryption?: Encryption | undefined;
};

/**
 * Opens the database and brings its tables up to date by the steps that are not taken yet. One per process: it is closed
 * with `destroy()`. What the operator can fix is thrown as an `OperatorError`.
 */
export function openMigratedDatabase(
  settings: DatabaseSettings,
  migrations: readonly Migration[],
): Promise<Database> {
  return open(settings, migrations);
}

/** Takes the steps of an extension in a database that is open and up to date itself. */
export function migrateFurther(
  db: Database,
  { databaseUrl }: Pick<DatabaseSettings, 'databaseUrl'>,
  migrations: readonly Migration[],
): Promise<void> {
  return migrate(db, migrations, { further: true, ...(databaseUrl && besideOthers) });
}

/** Opens a database whose tables are up to date, since whoever started this thread has opened it before. */
export function connectDatabase(settings: DatabaseSettings): Promise<Database> {
  return open(settings, undefined);
}

async function open(
  { dataDir, databaseUrl, databasePoolSize, encryption }: DatabaseSettings,
  migrations: readonly Migration[] | undefined,
): Promise<Database> {
  const db = await (databaseUrl
    ? openPostgres(databaseUrl, migrations, databasePoolSize)
    : openSqlite(dataDir, migrations));
  return encryption ? db.withPlugin(encryptedColumnsPlugin(encryption)) : db;
}
