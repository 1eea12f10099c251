import { enqueueDeliveries } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import type { Clock } from '../../../shared/platform/clock.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import { type Announcements, INVENTORY_WEBHOOK } from '../webhooks/announce-changes.ts';

export function kyselyAnnouncements(db: Database, clock: Clock): Announcements {
  return {
    enqueue: (index, from, to, deliveries) =>
      db.transaction().execute(async (trx) => {
        // Two processes may read the same changes; the one that moves the cursor tells them.
        const moved = await trx
          .updateTable('search_change_cursor')
          .set({ revision: to.revision, id: to.id })
          .where('index_name', '=', index)
          .where('revision', '=', from.revision)
          .where('id', '=', from.id)
          .executeTakeFirst();
        if (moved.numUpdatedRows === 0n) return false;
        await trx
          .deleteFrom('search_record_change')
          .where('index_name', '=', index)
          .where('revision', '<', to.revision)
          .execute();
        await enqueueDeliveries(trx, deliveries, clock().toISOString());
        return true;
      }),

    async deleteDeliveredBefore(before) {
      const { numDeletedRows } = await db
        .deleteFrom('delivery')
        .where('channel', '=', INVENTORY_WEBHOOK)
        .where('state', '=', 'delivered')
        .where('created_at', '<', before.toISOString())
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async stop() {
      for (const table of ['search_change_cursor', 'search_record_change'] as const)
        await db.deleteFrom(table).execute();
    },
  };
}
