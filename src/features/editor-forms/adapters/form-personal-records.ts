import { tableRecords } from '../../../shared/personal-data/adapters/table-records.ts';
import type { PersonalRecords } from '../../../shared/personal-data/personal-records.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';

/** Answers to the forms of the embedded builder. */
export function formPersonalRecords(db: Database, keepDays: number): PersonalRecords {
  return {
    kind: 'form-answers',
    retention: { setting: 'LEADS_KEEP_DAYS', days: keepDays },
    ...tableRecords(db, {
      ...{ table: 'form_submission', id: 'id', at: 'received_at' },
      read: ({ provider, form_id, answers }) => ({
        site: undefined,
        content: { provider, formId: form_id, answers: JSON.parse(answers) },
      }),
    }),

    async erase(ids) {
      await db.deleteFrom('form_submission').where('id', 'in', ids).execute();
      return [];
    },
  };
}
