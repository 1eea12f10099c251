import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { type RawBuilder, sql } from 'kysely';
import { migrations } from '../../../src/main/migrations.ts';
import { openMigratedDatabase } from '../../../src/shared/platform/database/database.ts';
import type { Database } from '../../../src/shared/platform/database/schema.ts';

const versions = join(import.meta.dirname, '../versions');
const ROWS_PER_INSERT = 200;

/** The data of an earlier version, which are kept as SQLite, in an empty PostgreSQL, with the tables as they were then. */
export async function loadKeptVersion(name: string, databaseUrl: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-kept-'));
  const file = join(folder, 'forecourt.sqlite');
  try {
    await writeFile(file, gunzipSync(await readFile(join(versions, name, 'forecourt.sqlite.gz'))));
    const kept = new DatabaseSync(file, { readOnly: true });
    const steps = new Set(names(kept, 'select name from migration'));
    const then = migrations.filter((step) => steps.has(step.name));
    const db = await openMigratedDatabase({ dataDir: '', databaseUrl }, then);
    try {
      await copyTables(kept, db);
    } finally {
      kept.close();
      await db.destroy();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyTables(kept: DatabaseSync, db: Database): Promise<void> {
  const tables = (await db.introspection.getTables()).map((table) => table.name);
  const there = new Set(names(kept, "select name from sqlite_master where type = 'table'"));
  await db.transaction().execute(async (trx) => {
    // Tables refer to each other, and the copy is whole.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const table of tables.filter((each) => there.has(each) && each !== 'migration')) {
      await sql`delete from ${sql.table(table)}`.execute(trx);
      const rows = kept.prepare(`select * from ${table}`).all() as Record<string, string | number | null>[];
      for (let at = 0; at < rows.length; at += ROWS_PER_INSERT)
        await insert(table, rows.slice(at, at + ROWS_PER_INSERT)).execute(trx);
    }
    await setSequences(trx);
  });
}

function insert(table: string, rows: readonly Record<string, unknown>[]): RawBuilder<unknown> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const into = sql.join(columns.map((column) => sql.ref(column)));
  return sql`insert into ${sql.table(table)} (${into}) overriding system value values ${sql.join(values)}`;
}

/** They go on after the highest number that is there. */
async function setSequences(db: Database): Promise<void> {
  const owned = await sql<{ sequence: string; table: string; column: string }>`
    select s.oid::regclass::text as sequence, d.refobjid::regclass::text as table, a.attname as column
    from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where s.relkind = 'S'`.execute(db);
  for (const { sequence, table, column } of owned.rows)
    await sql`select setval(${sequence}::regclass, (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(
      db,
    );
}

function names(db: DatabaseSync, query: string): string[] {
  return (db.prepare(query).all() as { name: string }[]).map(({ name }) => name);
}
