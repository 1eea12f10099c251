import { testDatabases } from '../../../main/testing/databases.ts';
import { enqueueDeliveries, kyselyOutbox } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import type { Delivery } from '../../../shared/messaging/outbox.ts';
import { checkoutStoreContract } from '../checkout/checkout-store.contract.ts';
import { kyselyCheckoutStore } from './kysely-checkout-store.ts';

for (const { name, fresh } of testDatabases) {
  checkoutStoreContract(name, async () => {
    const database = await fresh();
    return async () => {
      const db = await database.open();
      const enqueue = (delivery: Delivery) =>
        db.transaction().execute((trx) => enqueueDeliveries(trx, [delivery], '2026-11-15T08:00:00.000Z'));
      return { checkouts: kyselyCheckoutStore(db), outbox: kyselyOutbox(db), enqueue };
    };
  });
}
