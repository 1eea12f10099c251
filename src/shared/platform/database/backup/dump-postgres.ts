import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { readTables, type TableColumns } from './postgres-tables.ts';

const ROWS_PER_FETCH = 1000;

export type Sequence = { schema: string; name: string; lastValue: string };

/** Tables and sequences of a dump; the rows of each table are in a file of their own. */
export type DumpIndex = { tables: TableColumns[]; sequences: Sequence[] };

/**
 * Writes all rows of some schemas as of one moment, without a lock: every table is read in the same transaction. Values
 * are text, as PostgreSQL itself writes and reads them.
 */
export async function dumpPostgres(
  url: string,
  schemas: readonly string[],
  folder: string,
  progress: (total: number) => () => void = () => () => {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'forecourt backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(
      "set local statement_timeout = 0; set local timezone = 'UTC'; set local datestyle = 'ISO'",
    );
    const tables = await readTables(client, schemas);
    const step = progress(tables.length);
    for (const table of tables) {
      const lines = Readable.from(rowLines(client, table));
      await pipeline(lines, createGzip(), createWriteStream(join(folder, rowsFileOf(table))));
      step();
    }
    const index: DumpIndex = { tables, sequences: await readSequences(client, schemas) };
    await writeFile(join(folder, INDEX_FILE), JSON.stringify(index, null, 2));
  } finally {
    await client.end();
  }
}

export const INDEX_FILE = 'tables.json';

export function rowsFileOf({ schema, table }: Pick<TableColumns, 'schema' | 'table'>): string {
  return `${schema}.${table}.ndjson.gz`;
}

async function* rowLines(
  client: pg.Client,
  { schema, table, columns }: TableColumns,
): AsyncGenerator<string> {
  const values = columns.map(({ name }) => `${client.escapeIdentifier(name)}::text`).join(', ');
  const source = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`;
  await client.query(`declare rows no scroll cursor for select ${values} from ${source}`);
  for (;;) {
    const { rows } = await client.query({ text: `fetch ${ROWS_PER_FETCH} from rows`, rowMode: 'array' });
    if (rows.length === 0) break;
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  }
  await client.query('close rows');
}

async function readSequences(client: pg.Client, schemas: readonly string[]): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as "lastValue"
     from pg_sequences where schemaname = any($1) and last_value is not null`,
    [schemas],
  );
  return rows;
}
