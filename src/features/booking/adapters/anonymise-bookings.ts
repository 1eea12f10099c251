import type { Transaction } from 'kysely';
import { systemClock } from '../../../shared/platform/clock.ts';
import { inBatches } from '../../../shared/platform/database/in-batches.ts';
import type { Database, Schema } from '../../../shared/platform/database/schema.ts';
import { anonymisedBody, type BookingRow } from './booking-row.ts';
import { transactionWithRetry } from './transaction-with-retry.ts';

/** Makes the bookings before a date anonymous. Returns how many. */
export function anonymiseBookings(db: Database, before: string): Promise<number> {
  return inBatches((limit) =>
    transactionWithRetry(db, async (trx) => {
      const rows = await trx
        .selectFrom('workshop_booking')
        .select(['id', 'body'])
        .where('date', '<', before)
        .where('anonymised_at', 'is', null)
        .orderBy('date')
        .limit(limit)
        .execute();
      await anonymiseRows(trx, rows, systemClock());
      return rows.length;
    }),
  );
}

/** With the messages about them. */
export async function anonymiseRows(
  trx: Transaction<Schema>,
  rows: readonly Pick<BookingRow, 'id' | 'body'>[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  for (const row of rows) {
    await trx
      .updateTable('workshop_booking')
      .set({ body: anonymisedBody(row), anonymised_at: now.toISOString() })
      .where('id', '=', row.id)
      .execute();
  }
  const ids = rows.map(({ id }) => id);
  await trx.deleteFrom('car_quarter').where('booking_id', 'in', ids).execute();
  // Messages that were stored instead of sent name the customer too, and nothing more is sent to nobody.
  await trx.deleteFrom('kept_message').where('about', 'in', ids).execute();
  await trx.deleteFrom('stored_sms').where('about', 'in', ids).execute();
  await trx.deleteFrom('delivery').where('about', 'in', ids).execute();
}
