import { storedWithLeads } from '../../../main/stored-with-leads.ts';
import { testDatabases } from '../../../main/testing/databases.ts';
import { kyselyOutbox } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import { leadStoreContract } from '../lead-store.contract.ts';
import { kyselyLeadStore } from './kysely-lead-store.ts';

for (const { name, fresh } of testDatabases) {
  leadStoreContract(name, async () => {
    const database = await fresh();
    return async () => {
      const db = await database.open();
      return { leads: kyselyLeadStore(db, storedWithLeads), outbox: kyselyOutbox(db) };
    };
  });
}
