import { testDatabases } from '../../../main/testing/databases.ts';
import { outboxContract } from '../outbox.contract.ts';
import { enqueueDeliveries, kyselyOutbox } from './kysely-outbox.ts';

for (const { name, fresh } of testDatabases) {
  outboxContract(name, async () => {
    const database = await fresh();
    return {
      open: async () => kyselyOutbox(await database.open()),
      put: async (deliveries, at) => {
        const db = await database.open();
        await db.transaction().execute((trx) => enqueueDeliveries(trx, deliveries, at.toISOString()));
      },
    };
  });
}
