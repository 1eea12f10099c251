import type { Database } from '../../../shared/platform/database/schema.ts';
import type { ReceivedCheckouts } from '../checkout/received-checkouts.ts';

export function kyselyReceivedCheckouts(db: Database): ReceivedCheckouts {
  return {
    async save({ key, body, receivedAt }) {
      await db
        .insertInto('received_kit_checkout')
        .values({ key, body, received_at: receivedAt })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    },

    async find(key) {
      const row = await db
        .selectFrom('received_kit_checkout')
        .selectAll()
        .where('key', '=', key)
        .executeTakeFirst();
      return row && { key, body: row.body, receivedAt: row.received_at };
    },
  };
}
