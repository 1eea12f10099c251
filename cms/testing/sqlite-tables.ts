import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Column, TestDatabase } from './a-row-in-every-table.ts';

/** The studio's database file, opened a second time. */
export function sqliteTables(dataDir: string): TestDatabase {
  const db = new DatabaseSync(join(dataDir, 'studio.sqlite'), { enableForeignKeyConstraints: true });
  const rows = (text: string) => db.prepare(text).all() as Record<string, unknown>[];
  return {
    tables: async () =>
      rows(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`).map(
        ({ name }) => ({
          name: String(name),
          columns: columnsOf(String(name)),
        }),
      ),
    insert: async (table, values) => {
      const names = Object.keys(values);
      const holes = names.map(() => '?').join(', ');
      const text = `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${holes})`;
      db.prepare(text).run(...Object.values(values).map((value) => (value === true ? 1 : (value as string))));
    },
    keyOf: async (table) => rows(`select id from "${table}" limit 1`)[0]?.['id'],
    count: async (table) => Number(rows(`select count(*) as rows from "${table}"`)[0]?.['rows']),
    close: async () => db.close(),
  };

  function columnsOf(table: string): Column[] {
    const references = new Map(
      rows(`pragma foreign_key_list("${table}")`).map((key) => [key['from'], String(key['table'])]),
    );
    return rows(`pragma table_info("${table}")`).map(({ name, type, notnull }) => ({
      name: String(name),
      type: String(type).toLowerCase(),
      required: notnull === 1,
      refersTo: references.get(String(name)),
    }));
  }
}
