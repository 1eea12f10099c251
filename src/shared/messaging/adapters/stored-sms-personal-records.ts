import { tableRecords } from '../../personal-data/adapters/table-records.ts';
import type { PersonalRecords } from '../../personal-data/personal-records.ts';
import type { Database } from '../../platform/database/schema.ts';

/** SMS that are stored instead of being sent. They also go with the lead or visit they are about. */
export function storedSmsPersonalRecords(db: Database, keepDays: number): PersonalRecords {
  return {
    kind: 'stored-sms',
    retention: { setting: 'STORED_MESSAGES_KEEP_DAYS', days: keepDays },
    ...tableRecords(db, {
      ...{ table: 'stored_sms', id: 'key', at: 'stored_at' },
      read: ({ body }) => ({ site: undefined, content: JSON.parse(body) }),
    }),

    async erase(ids) {
      await db.deleteFrom('stored_sms').where('key', 'in', ids).execute();
      return [];
    },
  };
}
