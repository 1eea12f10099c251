import type { PersonalRecords } from '../../../shared/personal-data/personal-records.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import { anonymiseRows } from './anonymise-bookings.ts';
import { toBooking } from './booking-row.ts';
import { transactionWithRetry } from './transaction-with-retry.ts';

/** Visits to workshop and tyre hotel. A visit that is ahead needs its customer; it is cancelled before it is erased. */
export function bookingPersonalRecords(db: Database, keepDays: number | undefined): PersonalRecords {
  const named = () => db.selectFrom('workshop_booking').where('anonymised_at', 'is', null);
  return {
    kind: 'booking',
    retention: { setting: 'BOOKINGS_KEEP_DAYS', days: keepDays },

    async page(after, limit) {
      const rows = await named().selectAll().where('id', '>', after).orderBy('id').limit(limit).execute();
      return rows.map((row) => ({
        ...{ id: row.id, site: row.site, at: row.created_at },
        content: toBooking(row),
      }));
    },

    erase: (ids, now) =>
      transactionWithRetry(db, async (trx) => {
        const rows = await trx
          .selectFrom('workshop_booking')
          .select(['id', 'body', 'state', 'date'])
          .where('id', 'in', ids)
          .where('anonymised_at', 'is', null)
          .execute();
        const today = now.toISOString().slice(0, 10);
        const ahead = rows.filter(({ state, date }) => state === 'booked' && date >= today);
        const over = rows.filter((row) => !ahead.includes(row));
        await anonymiseRows(trx, over, now);
        return ahead.map(({ id, date }) => ({ id, why: 'visit-ahead' as const, until: date }));
      }),

    async count() {
      const { records, oldest } = await named()
        .select(({ fn }) => [fn.countAll().as('records'), fn.min('created_at').as('oldest')])
        .executeTakeFirstOrThrow();
      return { records: Number(records), oldest: oldest ?? undefined };
    },
  };
}
