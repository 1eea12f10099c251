import { randomBytes } from 'node:crypto';
import { testDatabases } from '../../../main/testing/databases.ts';
import { sessionStoreContract } from '../session-store.contract.ts';
import { kyselySessionStore } from './kysely-session-store.ts';

for (const { name, fresh } of testDatabases) {
  sessionStoreContract(name, async () => {
    const database = await fresh();
    return async () => kyselySessionStore(await database.open(), randomBytes);
  });
}
