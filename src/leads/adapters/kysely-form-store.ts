import { inBatches } from '../../platform/database/in-batches.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { FormAnswers } from '../answers.ts';
import type { FormStore } from '../form-store.ts';

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
      if (!found) return undefined;
      const answers = JSON.parse(found.answers) as FormAnswers;
      return { id: found.id, provider, formId, answers, receivedAt: found.received_at };
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
