import { sql } from 'kysely';
import type { Database } from '../../src/shared/platform/database/schema.ts';

type Column = { type: string; nullable: boolean; hasDefault: boolean };
/** What a program that uses the tables relies on: which columns there are, and what they refuse. */
export type TableShape = {
  tables: ReadonlyMap<string, ReadonlyMap<string, Column>>;
  /** Unique indices, checks and foreign keys, as PostgreSQL writes them, with their table and columns. */
  rules: ReadonlyMap<string, { table: string; columns: readonly string[] }>;
};

/** Of the schema of this connection, on PostgreSQL. */
export async function readTableShape(db: Database): Promise<TableShape> {
  const columns = await sql<{ table: string; name: string } & Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
           not a.attnotnull as nullable, (a.atthasdef or a.attidentity <> '') as "hasDefault"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped`.execute(
    db,
  );
  const rules = await sql<{ table: string; rule: string; columns: string[] }>`
    select i.indrelid::regclass::text as table,
           regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE UNIQUE INDEX \\S+', 'unique index') as rule,
           array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey)) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indisunique and c.relnamespace = current_schema()::regnamespace
    union all
    select conrelid::regclass::text, conrelid::regclass::text || ' ' || pg_get_constraintdef(oid),
           array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey))
    from pg_constraint
    where contype in ('c', 'f') and connamespace = current_schema()::regnamespace`.execute(db);
  const tables = new Map<string, Map<string, Column>>();
  for (const { table, name, type, nullable, hasDefault } of columns.rows) {
    const known = tables.get(table) ?? new Map<string, Column>();
    tables.set(table, known.set(name, { type, nullable, hasDefault }));
  }
  return { tables, rules: new Map(rules.rows.map(({ rule, ...of }) => [rule, of])) };
}

/** What breaks a program that was written for the tables as they were before, while it runs on them as they are after. */
export function whatBreaks(before: TableShape, after: TableShape): string[] {
  return [...brokenColumns(before, after), ...newRules(before, after)];
}

function* brokenColumns(before: TableShape, after: TableShape): Generator<string> {
  for (const [table, columns] of before.tables) {
    const now = after.tables.get(table);
    if (!now) yield `${table} is gone`;
    for (const [name, was] of now ? columns : []) {
      const column = now?.get(name);
      const place = `${table}.${name}`;
      if (!column) yield `${place} is gone`;
      else if (column.type !== was.type) yield `${place} was ${was.type} and is ${column.type}`;
      else if (was.nullable && !column.nullable) yield `${place} may no longer be empty`;
      else if (!column.nullable && was.hasDefault && !column.hasDefault)
        yield `${place} has lost its default`;
    }
    for (const [name, { nullable, hasDefault }] of now ?? [])
      if (!columns.has(name) && !nullable && !hasDefault) yield `${table}.${name} is new and must be given`;
  }
}

/** A rule over a column that the older program does not know concerns none of its rows. */
function* newRules(before: TableShape, after: TableShape): Generator<string> {
  for (const [rule, { table, columns }] of after.rules) {
    const known = before.tables.get(table);
    if (known && !before.rules.has(rule) && columns.every((name) => known.has(name)))
      yield `${table} has a new rule: ${rule}`;
  }
}
