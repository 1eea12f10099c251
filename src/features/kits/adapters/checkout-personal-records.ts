import type { PersonalRecords } from '../../../shared/personal-data/personal-records.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import { deleteCheckouts } from './kysely-checkout-store.ts';

/** Carts that were handed over to a shop, with the plate of the car they are for. */
export function checkoutPersonalRecords(db: Database, keepDays: number): PersonalRecords {
  return {
    kind: 'kit-checkout',
    retention: { setting: 'LEADS_KEEP_DAYS', days: keepDays },

    async page(after, limit) {
      const rows = await db
        .selectFrom('kit_checkout')
        .select(['id', 'site', 'body', 'received_at'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id, site, body, received_at }) => ({
        ...{ id, site, at: received_at },
        content: JSON.parse(body),
      }));
    },

    async erase(ids) {
      await db.transaction().execute((trx) => deleteCheckouts(trx, ids));
      return [];
    },

    async count() {
      const { records, oldest } = await db
        .selectFrom('kit_checkout')
        .select(({ fn }) => [fn.countAll().as('records'), fn.min('received_at').as('oldest')])
        .executeTakeFirstOrThrow();
      return { records: Number(records), oldest: oldest ?? undefined };
    },
  };
}
