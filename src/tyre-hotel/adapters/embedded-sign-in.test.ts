import { testDatabases } from '../../platform/database/testing/databases.ts';
import { signInContract } from '../testing/sign-in.contract.ts';
import { kyselyAgreementStore } from './kysely-agreement-store.ts';
import { kyselyCodeStore } from './kysely-code-store.ts';
import { kyselyUsage } from './kysely-usage.ts';

for (const { name, fresh } of testDatabases) {
  signInContract(name, async () => {
    const database = await fresh();
    return async () => {
      const db = await database.open();
      return { agreements: kyselyAgreementStore(db), codes: kyselyCodeStore(db), takeUsage: kyselyUsage(db) };
    };
  });
}
