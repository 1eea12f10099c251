import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

type ColumnType = 'text' | 'integer';
type RowOf<Columns extends Readonly<Record<string, ColumnType>>> = {
  readonly [Name in keyof Columns]: (Columns[Name] extends 'text' ? string : number) | null;
};

/**
 * Many rows as one value, to be inserted by a statement whose text is always the same: to put thousands of values into the
 * text costs more than to write the rows. `select … from` in the order of the columns.
 */
export function selectRows<const Columns extends Readonly<Record<string, ColumnType>>>(
  db: Database,
  columns: Columns,
  rows: readonly RowOf<Columns>[],
): RawBuilder<unknown> {
  const names = Object.keys(columns);
  const values = JSON.stringify(rows.map((row) => names.map((name) => row[name])));
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const selected = names.map((name, at) =>
    isPostgres
      ? sql`(value ->> ${sql.lit(at)})${sql.raw(columns[name] === 'integer' ? '::integer' : '')}`
      : sql`value ->> ${sql.lit(at)}`,
  );
  // What follows may be `on conflict`, which SQLite would take for the condition of a join.
  return isPostgres
    ? sql`select ${sql.join(selected)} from json_array_elements(${values}::json)`
    : sql`select ${sql.join(selected)} from json_each(${values}) where true`;
}
