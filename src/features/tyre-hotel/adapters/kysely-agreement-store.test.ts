import { testDatabases } from '../../../main/testing/databases.ts';
import { agreementStoreContract } from '../agreement-store.contract.ts';
import { kyselyAgreementStore } from './kysely-agreement-store.ts';

for (const { name, fresh } of testDatabases) {
  agreementStoreContract(name, async () => {
    const database = await fresh();
    return async () => kyselyAgreementStore(await database.open());
  });
}
