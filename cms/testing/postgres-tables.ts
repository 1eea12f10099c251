import pg from 'pg';
import type { Column, Table, TestDatabase } from './a-row-in-every-table.ts';

const schema = 'studio';

/** The studio's schema, over a connection of its own. */
export async function postgresTables(databaseUrl: string): Promise<TestDatabase> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const rows = async (text: string, values: unknown[] = []) =>
    (await client.query<Record<string, unknown>>(text, values)).rows;
  return {
    tables: async () => {
      const found = await rows(
        `select table_name as name from information_schema.tables where table_schema = $1`,
        [schema],
      );
      const tables: Table[] = [];
      for (const { name } of found)
        tables.push({ name: String(name), columns: await columnsOf(String(name)) });
      return tables;
    },
    insert: async (table, values) => {
      const names = Object.keys(values).map((name) => `"${name}"`);
      const holes = names.map((_, at) => `$${at + 1}`);
      const text = `insert into ${schema}."${table}" (${names.join(', ')}) values (${holes.join(', ')})`;
      await client.query(text, Object.values(values));
    },
    keyOf: async (table) => (await rows(`select id from ${schema}."${table}" limit 1`))[0]?.['id'],
    count: async (table) =>
      Number((await rows(`select count(*) as rows from ${schema}."${table}"`))[0]?.['rows']),
    close: () => client.end(),
  };

  async function columnsOf(table: string): Promise<Column[]> {
    const found = await rows(columnsQuery, [schema, table]);
    return found.map(({ name, type, required, refers_to, choices }) => ({
      name: String(name),
      type: String(type),
      required: required === true,
      refersTo: refers_to ? String(refers_to) : undefined,
      choices: Array.isArray(choices) ? (choices as string[]) : undefined,
    }));
  }
}

const columnsQuery = `
  select a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as required,
    (select f.relname from pg_constraint c join pg_class f on f.oid = c.confrelid
      where c.contype = 'f' and c.conrelid = t.oid and c.conkey = array[a.attnum]) as refers_to,
    (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = a.atttypid) as choices
  from pg_attribute a join pg_class t on t.oid = a.attrelid join pg_namespace n on n.oid = t.relnamespace
  where n.nspname = $1 and t.relname = $2 and a.attnum > 0 and not a.attisdropped
  order by a.attnum`;
