import type pg from 'pg';

export type TableColumns = { schema: string; table: string; columns: { name: string; type: string }[] };

/** The tables of some schemas, with the columns that hold data. */
export async function readTables(client: pg.Client, schemas: readonly string[]): Promise<TableColumns[]> {
  const { rows } = await client.query<{ schema: string; table: string; name: string; type: string }>(
    `select n.nspname as schema, c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by 1, 2, a.attname`,
    [schemas],
  );
  const tables = new Map<string, TableColumns>();
  for (const { schema, table, name, type } of rows) {
    const key = `${schema}.${table}`;
    const found = tables.get(key) ?? { schema, table, columns: [] };
    found.columns.push({ name, type });
    tables.set(key, found);
  }
  return [...tables.values()];
}
