import type { PersonalRecords } from '../../../shared/personal-data/personal-records.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';

/** Answers to the forms of the embedded builder. */
export function formPersonalRecords(db: Database, keepDays: number): PersonalRecords {
  return {
    kind: 'form-answers',
    retention: { setting: 'LEADS_KEEP_DAYS', days: keepDays },

    async page(after, limit) {
      const rows = await db
        .selectFrom('form_submission')
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id, provider, form_id, answers, received_at }) => ({
        ...{ id, site: undefined, at: received_at },
        content: { provider, formId: form_id, answers: JSON.parse(answers) },
      }));
    },

    async erase(ids) {
      await db.deleteFrom('form_submission').where('id', 'in', ids).execute();
      return [];
    },

    async count() {
      const { records, oldest } = await db
        .selectFrom('form_submission')
        .select(({ fn }) => [fn.countAll().as('records'), fn.min('received_at').as('oldest')])
        .executeTakeFirstOrThrow();
      return { records: Number(records), oldest: oldest ?? undefined };
    },
  };
}
