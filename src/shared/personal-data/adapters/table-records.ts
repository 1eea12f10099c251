import { type Selectable, sql } from 'kysely';
import type { Database, Schema } from '../../platform/database/schema.ts';
import type { PersonalRecord, PersonalRecords } from '../personal-records.ts';

type Source<Table extends keyof Schema> = {
  table: Table;
  id: keyof Schema[Table] & string;
  /** When it came. */
  at: keyof Schema[Table] & string;
  /** A column that has a value in rows that are anonymous; they are left out. */
  anonymousSince?: keyof Schema[Table] & string;
  read: (row: Selectable<Schema[Table]>) => Pick<PersonalRecord, 'site' | 'content'>;
};

/** How the records of one table are read, counted, and known to be old. */
export function tableRecords<Table extends keyof Schema>(
  db: Database,
  { table, id, at, anonymousSince, read }: Source<Table>,
): Pick<PersonalRecords, 'page' | 'count' | 'oldest'> {
  const rows = () => {
    // The columns are checked above; Kysely cannot follow a table that is not known yet.
    const all = db.selectFrom(table as 'lead');
    return anonymousSince ? all.where(sql.ref(anonymousSince), 'is', null) : all;
  };
  return {
    async page(after, limit) {
      const found = await rows()
        .selectAll()
        .where(sql.ref(id), '>', after)
        .orderBy(sql.ref(id))
        .limit(limit)
        .execute();
      return found.map((row) => {
        const values = row as unknown as Record<string, string>;
        return {
          ...{ id: String(values[id]), at: values[at] },
          ...read(row as unknown as Selectable<Schema[Table]>),
        };
      });
    },

    async count() {
      const { records, oldest } = await rows()
        .select(({ fn }) => fn.countAll().as('records'))
        .select(sql<string | null>`min(${sql.ref(at)})`.as('oldest'))
        .executeTakeFirstOrThrow();
      return { records: Number(records), oldest: oldest ?? undefined };
    },

    async oldest(before, limit) {
      const found = await rows()
        .select(sql<string>`${sql.ref(id)}`.as('id'))
        .where(sql.ref(at), '<', before.toISOString())
        .orderBy(sql.ref(at))
        .limit(limit)
        .execute();
      return found.map((row) => row.id);
    },
  };
}
