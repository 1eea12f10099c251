import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Account } from '../accounts/account.ts';
import { STUDIO_NAME } from '../publishing/studio-name-key.ts';

type DatabaseLocation = { dataDir: string; databaseUrl?: string | undefined };

/** A studio's name and the migrations its tables have had. */
export type KnownStudio = { name: string | undefined; migrations: readonly string[] };

/**
 * Looks into the studio's tables without Payload, which takes seconds to load: most starts find everything done.
 * Undefined when there are none yet.
 */
export async function readKnownStudio({
  dataDir,
  databaseUrl,
}: DatabaseLocation): Promise<KnownStudio | undefined> {
  try {
    return databaseUrl ? await readPostgres(databaseUrl) : readSqlite(join(dataDir, 'studio.sqlite'));
  } catch {
    // Payload will report the error in more detail.
    return undefined;
  }
}

/** The accounts with the hashes of their passwords; none when they cannot be read. */
export async function readKnownAccounts({ dataDir, databaseUrl }: DatabaseLocation): Promise<Account[]> {
  const columns = 'id, email, hash, salt';
  try {
    return (
      databaseUrl
        ? await query(databaseUrl, `select ${columns} from studio.users`)
        : querySqlite(join(dataDir, 'studio.sqlite'), `select ${columns} from users`)
    ) as Account[];
  } catch {
    return [];
  }
}

const nameQuery = (table: string) => `select data from ${table} where key = '${STUDIO_NAME}'`;

function readSqlite(file: string): KnownStudio | undefined {
  if (!existsSync(file)) return undefined;
  const [named] = querySqlite(file, nameQuery('payload_kv'));
  return toKnownStudio(named, querySqlite(file, 'select name from payload_migrations'));
}

async function readPostgres(url: string): Promise<KnownStudio> {
  const [named] = await query(url, nameQuery('studio.payload_kv'));
  return toKnownStudio(named, await query(url, 'select name from studio.payload_migrations'));
}

function querySqlite(file: string, sql: string): unknown[] {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function toKnownStudio(named: unknown, steps: readonly unknown[]): KnownStudio {
  const { data } = (named ?? {}) as { data?: unknown };
  const written = typeof data === 'string' ? fromJson(data) : data;
  return {
    name: typeof written === 'string' ? written : undefined,
    migrations: steps.map((step) => String((step as { name?: unknown }).name)),
  };
}

/** SQLite returns JSON as text, PostgreSQL as a value. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
