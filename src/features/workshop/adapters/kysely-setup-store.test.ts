import { testDatabases } from '../../../main/testing/databases.ts';
import { setupStoreContract } from '../setup-store.contract.ts';
import { kyselySetupStore } from './kysely-setup-store.ts';

for (const { name, fresh } of testDatabases) {
  setupStoreContract(name, async () => {
    const database = await fresh();
    return async () => kyselySetupStore(await database.open());
  });
}
