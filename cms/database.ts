import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { BaseDatabaseAdapter, Config } from 'payload';
import { makePrivateFile } from '../src/shared/platform/database/private-file.ts';
import { SQLITE_BUSY_TIMEOUT_MS } from '../src/shared/platform/database/retry-while-busy.ts';
import { builtInLanguages } from '../src/shared/platform/locale/built-in-languages.ts';
import { allLanguages } from '../src/shared/sites/languages.ts';
import { noticeOutage } from './database-outage.ts';
import { migrations as postgresMigrations } from './migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from './migrations/sqlite/index.ts';
import { saveQueue } from './revisions/document-lock.ts';
import type { StudioSettings } from './settings.ts';
import { type SqliteClient, waitWithoutBlocking } from './sqlite/wait-without-blocking.ts';
import { studioDir } from './studio-dir.ts';
import { addLanguages, createSchema, studioSchema } from './studio-schema.ts';

type Database = Config['db'];

/**
 * The studio's own tables: a file beside the site's, or a schema of the same PostgreSQL. Blocks are stored as
 * JSON; a table for each would be hundreds. Tables only ever change by migrations.
 */
export function studioDatabase({ dataDir, databaseUrl }: StudioSettings): Database {
  return databaseUrl ? onPostgres(databaseUrl) : onSqlite(resolve(dataDir));
}

export const dialects = ['sqlite', 'postgres'] as const;
export type StudioDialect = (typeof dialects)[number];

export function dialectFor({ databaseUrl }: Pick<StudioSettings, 'databaseUrl'>): StudioDialect {
  return databaseUrl ? 'postgres' : 'sqlite';
}

export const migrations = { sqlite: sqliteMigrations, postgres: postgresMigrations };

function onSqlite(folder: string): Database {
  const adapter = sqliteAdapter({
    client: { url: `file:${join(folder, 'studio.sqlite')}` },
    blocksAsJSON: true,
    push: false,
    wal: true,
    // While it is opened and migrated, when nobody is served yet.
    busyTimeout: SQLITE_BUSY_TIMEOUT_MS,
    // An id is never used twice, because the publish ledger identifies sources by it.
    autoIncrement: true,
    migrationDir: join(studioDir, 'migrations/sqlite'),
    prodMigrations: sqliteMigrations,
  });
  return {
    ...adapter,
    init: (args: Parameters<Database['init']>[0]) => {
      mkdirSync(folder, { recursive: true });
      makePrivateFile(join(folder, 'studio.sqlite'));
      const database = Object.assign(adapter.init(args), saveTransactions);
      const connect = database.connect?.bind(database);
      database.connect = async (options) => {
        await connect?.(options);
        await waitWithoutBlocking((database as unknown as { client: SqliteClient }).client);
      };
      return database;
    },
  };
}

/** SQLite saves without transactions; what begins and ends here is a save's place in the queue of its document. */
const saveTransactions: Pick<
  BaseDatabaseAdapter,
  'beginTransaction' | 'commitTransaction' | 'rollbackTransaction'
> = {
  beginTransaction: async () => randomUUID(),
  commitTransaction: async (id) => saveQueue().leave(String(await id)),
  rollbackTransaction: async (id) => saveQueue().leave(String(await id)),
};

function onPostgres(connectionString: string): Database {
  const adapter = postgresAdapter({
    pool: { connectionString },
    schemaName: studioSchema,
    blocksAsJSON: true,
    push: false,
    migrationDir: join(studioDir, 'migrations/postgres'),
    prodMigrations: postgresMigrations,
  });
  return {
    ...adapter,
    init: (args: Parameters<Database['init']>[0]) => {
      const database = adapter.init(args);
      const findOne = database.findOne.bind(database);
      database.findOne = ((given) => noticeOutage(findOne(given))) as typeof findOne;
      const connect = database.connect?.bind(database);
      database.connect = async (options) => {
        await createSchema(connectionString);
        await connect?.(options);
        const added = allLanguages.filter((language) => !Object.hasOwn(builtInLanguages, language));
        if (added.length > 0) await addLanguages(connectionString, added);
        // A connection that ends is replaced; without listeners its error would end the process, idle or in use.
        const { pool } = database as { pool?: EventEmitter };
        pool?.on('error', () => {});
        pool?.on('connect', (client: EventEmitter) => void client.on('error', () => {}));
      };
      return database;
    },
  };
}
