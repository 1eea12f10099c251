import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
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

const nameQuery = (table: string) => `select data from ${table} where key = '${STUDIO_NAME}'`;

function readSqlite(file: string): KnownStudio | undefined {
  if (!existsSync(file)) return undefined;
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const [named] = db.prepare(nameQuery('payload_kv')).all();
    const steps = db.prepare('select name from payload_migrations').all();
    return toKnownStudio(named, steps);
  } finally {
    db.close();
  }
}

async function readPostgres(connectionString: string): Promise<KnownStudio> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const named = await client.query(nameQuery('studio.payload_kv'));
    const steps = await client.query('select name from studio.payload_migrations');
    return toKnownStudio(named.rows[0], steps.rows);
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
