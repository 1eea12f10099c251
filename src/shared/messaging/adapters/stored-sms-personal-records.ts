import type { PersonalRecords } from '../../personal-data/personal-records.ts';
import type { Database } from '../../platform/database/schema.ts';

/** SMS that are stored instead of being sent. */
export function storedSmsPersonalRecords(db: Database): PersonalRecords {
  return {
    kind: 'stored-sms',
    retention: { endsWith: 'its-origin' },

    async page(after, limit) {
      const rows = await db
        .selectFrom('stored_sms')
        .selectAll()
        .where('key', '>', after)
        .orderBy('key')
        .limit(limit)
        .execute();
      return rows.map(({ key, body, stored_at }) => ({
        ...{ id: key, site: undefined, at: stored_at },
        content: JSON.parse(body),
      }));
    },

    async erase(ids) {
      await db.deleteFrom('stored_sms').where('key', 'in', ids).execute();
      return [];
    },

    async count() {
      const { records, oldest } = await db
        .selectFrom('stored_sms')
        .select(({ fn }) => [fn.countAll().as('records'), fn.min('stored_at').as('oldest')])
        .executeTakeFirstOrThrow();
      return { records: Number(records), oldest: oldest ?? undefined };
    },
  };
}
