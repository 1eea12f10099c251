import { tableRecords } from '../../../shared/personal-data/adapters/table-records.ts';
import type { PersonalRecords } from '../../../shared/personal-data/personal-records.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import { deleteCheckouts } from './kysely-checkout-store.ts';

/** Carts that were handed over to a shop, with the plate of the car they are for. */
export function checkoutPersonalRecords(db: Database, keepDays: number): PersonalRecords {
  return {
    kind: 'kit-checkout',
    retention: { setting: 'LEADS_KEEP_DAYS', days: keepDays },
    ...tableRecords(db, {
      ...{ table: 'kit_checkout', id: 'id', at: 'received_at' },
      read: ({ site, body }) => ({ site, content: JSON.parse(body) }),
    }),

    async erase(ids) {
      await db.transaction().execute((trx) => deleteCheckouts(trx, ids));
      return [];
    },
  };
}
