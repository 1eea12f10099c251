import type { Selectable } from 'kysely';
import { inBatches } from '../../../shared/platform/database/in-batches.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import type { FormAnswers } from '../answers.ts';
import type { FormStore, Submission } from '../form-store.ts';
import type { FormSubmissionTable } from '../tables.ts';

export function kyselyFormStore(db: Database): FormStore {
  return {
    async save({ id, provider, formId, answers, receivedAt }) {
      // A visitor may press the button twice; the primary key lets one through.
      const row = {
        id,
        provider,
        form_id: formId,
        answers: JSON.stringify(answers),
        received_at: receivedAt,
      };
      const saved = await db
        .insertInto('form_submission')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return saved ? 'saved' : 'duplicate';
    },

    async latest(provider, formId) {
      const found = await db
        .selectFrom('form_submission')
        .selectAll()
        .where('provider', '=', provider)
        .where('form_id', '=', formId)
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return found && toSubmission(found);
    },

    async find(id) {
      const found = await db
        .selectFrom('form_submission')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return found && toSubmission(found);
    },

    async undelivered() {
      const rows = await db
        .selectFrom('form_submission')
        .selectAll()
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('lead').select('id').whereRef('lead.submission_id', '=', 'form_submission.id')),
          ),
        )
        .orderBy('received_at')
        .orderBy('id')
        .execute();
      return rows.map(toSubmission);
    },

    deleteBefore: (time) =>
      inBatches(async (limit) => {
        const { numDeletedRows } = await db
          .deleteFrom('form_submission')
          .where('id', 'in', (from) =>
            from
              .selectFrom('form_submission')
              .select('id')
              .where('received_at', '<', time.toISOString())
              .limit(limit),
          )
          .executeTakeFirstOrThrow();
        return Number(numDeletedRows);
      }),
  };
}

function toSubmission(row: Selectable<FormSubmissionTable>): Submission {
  return {
    id: row.id,
    provider: row.provider as Submission['provider'],
    formId: row.form_id,
    answers: JSON.parse(row.answers) as FormAnswers,
    receivedAt: row.received_at,
  };
}
