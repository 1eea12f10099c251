import { testDatabases } from '../../../main/testing/databases.ts';
import { formStoreContract } from '../form-store.contract.ts';
import { kyselyFormStore } from './kysely-form-store.ts';

for (const { name, fresh } of testDatabases) {
  formStoreContract(name, async () => {
    const database = await fresh();
    return async () => kyselyFormStore(await database.open());
  });
}
