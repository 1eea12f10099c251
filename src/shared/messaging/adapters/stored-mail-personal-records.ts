import { tableRecords } from '../../personal-data/adapters/table-records.ts';
import type { PersonalRecords } from '../../personal-data/personal-records.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Mail that is stored instead of being sent. They also go with the lead or visit they are about. */
export function storedMailPersonalRecords(db: Database, keepDays: number): PersonalRecords {
  return {
    kind: 'stored-mail',
    retention: { setting: 'STORED_MESSAGES_KEEP_DAYS', days: keepDays },
    ...tableRecords(db, {
      ...{ table: 'kept_message', id: 'key', at: 'kept_at' },
      read: ({ body }) => ({ site: undefined, content: JSON.parse(body) }),
    }),

    async erase(ids) {
      await db.deleteFrom('kept_message').where('key', 'in', ids).execute();
      return [];
    },
  };
}
