import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { OperatorError } from '../../operator-error.ts';
import { type DumpIndex, INDEX_FILE, rowsFileOf, type Sequence } from './dump-postgres.ts';
import { readTables, type TableColumns } from './postgres-tables.ts';

const ROWS_PER_INSERT = 500;

/** Fills the tables, which the migrations have made, with the rows of a dump: all of them or none. */
export async function loadPostgres(
  url: string,
  schemas: readonly string[],
  folder: string,
  progress: (total: number) => () => void = () => () => {},
): Promise<void> {
  const { tables, sequences }: DumpIndex = JSON.parse(await readFile(join(folder, INDEX_FILE), 'utf8'));
  const client = new pg.Client({ connectionString: url, application_name: 'forecourt restore' });
  await client.connect();
  try {
    await client.query("begin; set local statement_timeout = 0; set local timezone = 'UTC'");
    requireSameTables(tables, await readTables(client, schemas));
    const addForeignKeys = await dropForeignKeys(client, schemas);
    const step = progress(tables.length);
    for (const table of tables) {
      await loadTable(client, table, join(folder, rowsFileOf(table)));
      step();
    }
    for (const statement of addForeignKeys) await client.query(statement);
    for (const sequence of sequences) await setSequence(client, sequence);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** A newer version would not know that the rows are older than its tables. */
function requireSameTables(dumped: readonly TableColumns[], present: readonly TableColumns[]): void {
  if (JSON.stringify(dumped) === JSON.stringify(present)) return;
  throw new OperatorError(
    'The backup was made by another version of Forecourt, with other tables.',
    'Restore it with the version that manifest.json names, and upgrade after that.',
  );
}

/** Tables refer to each other in circles, so that no order of filling them is right. Returns what brings the keys back. */
async function dropForeignKeys(client: pg.Client, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and n.nspname = any($1) and c.conparentid = 0`,
    [schemas],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}

async function loadTable(client: pg.Client, { schema, table, columns }: TableColumns, file: string) {
  const target = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`;
  // The migrations have put rows of their own into some.
  await client.query(`delete from ${target}`);
  const names = columns.map(({ name }) => client.escapeIdentifier(name)).join(', ');
  const given = columns.map((_, n) => `$${n + 1}::text[]`).join(', ');
  const aliases = columns.map((_, n) => `c${n}`).join(', ');
  const values = columns.map(({ type }, n) => `c${n}::${type}`).join(', ');
  const insert = `insert into ${target} (${names}) overriding system value
    select ${values} from unnest(${given}) as rows (${aliases})`;
  const flush = (rows: (string | null)[][]) =>
    client.query(
      insert,
      columns.map((_, n) => rows.map((row) => row[n] ?? null)),
    );
  let rows: (string | null)[][] = [];
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    rows.push(JSON.parse(line));
    if (rows.length < ROWS_PER_INSERT) continue;
    await flush(rows);
    rows = [];
  }
  if (rows.length > 0) await flush(rows);
}

async function setSequence(client: pg.Client, { schema, name, lastValue }: Sequence): Promise<void> {
  const sequence = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
  await client.query('select setval($1::regclass, $2)', [sequence, lastValue]);
}
