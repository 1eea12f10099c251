/** A column as both dialects describe it. */
export type Column = {
  name: string;
  type: string;
  required: boolean;
  /** The table and column it points at. */
  refersTo?: string | undefined;
  /** The allowed values of an enum. */
  choices?: readonly string[] | undefined;
};

export type Table = { name: string; columns: readonly Column[] };

export type TestDatabase = {
  tables: () => Promise<Table[]>;
  insert: (table: string, values: Record<string, unknown>) => Promise<void>;
  /** What the first row of a table is known by. */
  keyOf: (table: string) => Promise<unknown>;
  count: (table: string) => Promise<number>;
  close: () => Promise<void>;
};

/** Inserts one row into every table, with valid references, and returns the tables' names. */
export async function fillEveryTable(database: TestDatabase): Promise<string[]> {
  let waiting = (await database.tables()).filter(({ name }) => name !== 'payload_migrations');
  const names = waiting.map(({ name }) => name);
  while (waiting.length > 0) {
    const left: Table[] = [];
    for (const table of waiting) if (!(await fill(table, database))) left.push(table);
    if (left.length === waiting.length)
      throw new Error(`no row can be put into ${left.map(({ name }) => name).join(', ')}`);
    waiting = left;
  }
  return names;
}

async function fill({ name, columns }: Table, database: TestDatabase): Promise<boolean> {
  const row: Record<string, unknown> = {};
  for (const column of columns) {
    if (column.refersTo) {
      const key = await database.keyOf(column.refersTo);
      if (key === undefined && column.required) return false;
      row[column.name] = key ?? null;
    } else if (column.name !== 'id' || column.type !== 'integer') row[column.name] = valueFor(column);
  }
  await database.insert(name, row);
  return true;
}

function valueFor({ type, choices }: Column): unknown {
  if (choices?.[0]) return choices[0];
  if (/json/.test(type)) return '{}';
  if (/timestamp/.test(type)) return '2026-11-15T12:00:00.000Z';
  if (/bool/.test(type)) return true;
  if (/int|numeric|real|double/.test(type)) return 1;
  return 'x';
}
