import { systemClock } from '../../../shared/platform/clock.ts';
import { inBatches } from '../../../shared/platform/database/in-batches.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import { anonymisedBody } from './booking-row.ts';
import { transactionWithRetry } from './transaction-with-retry.ts';

/** Makes the bookings before a date anonymous. Returns how many. */
export function anonymiseBookings(db: Database, before: string): Promise<number> {
  return inBatches((limit) => anonymiseBatch(db, before, limit));
}

function anonymiseBatch(db: Database, before: string, limit: number): Promise<number> {
  return transactionWithRetry(db, async (trx) => {
    const rows = await trx
      .selectFrom('workshop_booking')
      .select(['id', 'body'])
      .where('date', '<', before)
      .where('anonymised_at', 'is', null)
      .orderBy('date')
      .limit(limit)
      .execute();
    if (rows.length === 0) return 0;
    const anonymised_at = systemClock().toISOString();
    for (const row of rows) {
      await trx
        .updateTable('workshop_booking')
        .set({ body: anonymisedBody(row), anonymised_at })
        .where('id', '=', row.id)
        .execute();
    }
    const ids = rows.map(({ id }) => id);
    await trx.deleteFrom('car_quarter').where('booking_id', 'in', ids).execute();
    // Messages that were stored instead of sent name the customer too, and nothing more is sent to nobody.
    await trx.deleteFrom('kept_message').where('about', 'in', ids).execute();
    await trx.deleteFrom('stored_sms').where('about', 'in', ids).execute();
    await trx.deleteFrom('delivery').where('about', 'in', ids).execute();
    return rows.length;
  });
}
