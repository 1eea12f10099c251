import { tableRecords } from '../../../shared/personal-data/adapters/table-records.ts';
import type { PersonalRecords } from '../../../shared/personal-data/personal-records.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import { anonymiseRows } from './anonymise-bookings.ts';
import { toBooking } from './booking-row.ts';
import { transactionWithRetry } from './transaction-with-retry.ts';

/** Visits to workshop and tyre hotel. A visit that is ahead needs its customer; it is cancelled before it is erased. */
export function bookingPersonalRecords(db: Database, keepDays: number): PersonalRecords {
  return {
    kind: 'booking',
    retention: { setting: 'BOOKINGS_KEEP_DAYS', days: keepDays },

    ...tableRecords(db, {
      ...{ table: 'workshop_booking', id: 'id', at: 'created_at', anonymousSince: 'anonymised_at' },
      read: (row) => ({ site: row.site, content: toBooking(row) }),
    }),

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
  };
}
