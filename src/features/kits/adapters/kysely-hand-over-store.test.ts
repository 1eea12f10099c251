import { enqueueDeliveries, kyselyOutbox } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import type { Delivery } from '../../../shared/messaging/outbox.ts';
import { testDatabases } from '../../../shared/platform/database/testing/databases.ts';
import { handOverStoreContract } from '../hand-over/hand-over-store.contract.ts';
import { kyselyHandOverStore } from './kysely-hand-over-store.ts';

for (const { name, fresh } of testDatabases) {
  handOverStoreContract(name, async () => {
    const database = await fresh();
    return async () => {
      const db = await database.open();
      const enqueue = (delivery: Delivery) =>
        db.transaction().execute((trx) => enqueueDeliveries(trx, [delivery], '2026-11-15T08:00:00.000Z'));
      return { handOvers: kyselyHandOverStore(db), outbox: kyselyOutbox(db), enqueue };
    };
  });
}
