import type { Selectable } from 'kysely';
import { enqueueDeliveries } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import type { Delivery } from '../../../shared/messaging/outbox.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { transactionWithRetry } from '../../booking/adapters/transaction-with-retry.ts';
import type { SeasonReminder, SeasonReminderStore } from '../reminder/season-reminder-store.ts';
import type { TyreSeasonReminderTable } from '../tables.ts';

type Row = Selectable<TyreSeasonReminderTable>;
type Body = Pick<SeasonReminder, 'plate' | 'firstName' | 'email' | 'page'>;

export function kyselySeasonReminderStore(db: Database): SeasonReminderStore {
  const rows = () => db.selectFrom('tyre_season_reminder').selectAll();
  return {
    async save({ id, site, language, dueDate, ...body }, unsubscribeTokenHash, now) {
      await db
        .insertInto('tyre_season_reminder')
        .values({
          id,
          site,
          language,
          unsubscribe_token_hash: unsubscribeTokenHash,
          body: JSON.stringify(body satisfies Body),
          due_date: dueDate,
          created_at: now.toISOString(),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },

    async find(id) {
      const row = await rows().where('id', '=', id).executeTakeFirst();
      return row && toReminder(row);
    },

    async findByUnsubscribeToken(tokenHash) {
      const row = await rows().where('unsubscribe_token_hash', '=', tokenHash).executeTakeFirst();
      return row && toReminder(row);
    },

    async enqueueDue(date, nextDate, deliveries, now) {
      const due = await rows().where('due_date', '<=', date).orderBy('due_date').execute();
      let count = 0;
      for (const row of due) {
        const reminder = toReminder(row);
        const next = nextDate(date);
        if (await enqueueOnce(db, reminder, next, deliveries(reminder), now)) count += 1;
      }
      return count;
    },

    async end(unsubscribeTokenHash) {
      const { numDeletedRows } = await db
        .deleteFrom('tyre_season_reminder')
        .where('unsubscribe_token_hash', '=', unsubscribeTokenHash)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

/** Another process may have done it since the row was read: the date is set from what was read, or not at all. */
function enqueueOnce(
  db: Database,
  { id, dueDate }: SeasonReminder,
  nextDate: string,
  deliveries: readonly Delivery[],
  now: Date,
): Promise<boolean> {
  return transactionWithRetry(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('tyre_season_reminder')
      .set({ due_date: nextDate })
      .where('id', '=', id)
      .where('due_date', '=', dueDate)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await enqueueDeliveries(trx, deliveries, now.toISOString());
    return true;
  });
}

function toReminder({ id, site, language, body, due_date }: Row): SeasonReminder {
  return {
    ...(JSON.parse(body) as Body),
    id,
    site,
    language: language as Language,
    dueDate: due_date,
  };
}
