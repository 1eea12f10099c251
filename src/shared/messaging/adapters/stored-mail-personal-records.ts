import type { PersonalRecords } from '../../personal-data/personal-records.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Mail that is stored instead of being sent. */
export function storedMailPersonalRecords(db: Database): PersonalRecords {
  return {
    kind: 'stored-mail',
    retention: { endsWith: 'its-origin' },

    async page(after, limit) {
      const rows = await db
        .selectFrom('kept_message')
        .selectAll()
        .where('key', '>', after)
        .orderBy('key')
        .limit(limit)
        .execute();
      return rows.map(({ key, body, kept_at }) => ({
        ...{ id: key, site: undefined, at: kept_at },
        content: JSON.parse(body),
      }));
    },

    async erase(ids) {
      await db.deleteFrom('kept_message').where('key', 'in', ids).execute();
      return [];
    },

    async count() {
      const { records, oldest } = await db
        .selectFrom('kept_message')
        .select(({ fn }) => [fn.countAll().as('records'), fn.min('kept_at').as('oldest')])
        .executeTakeFirstOrThrow();
      return { records: Number(records), oldest: oldest ?? undefined };
    },
  };
}
