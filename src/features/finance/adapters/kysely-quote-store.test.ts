import { testDatabases } from '../../../main/testing/databases.ts';
import { quoteStoreContract } from '../plans/uk/quote-store.contract.ts';
import { kyselyQuoteStore } from './kysely-quote-store.ts';

for (const { name, fresh } of testDatabases) {
  quoteStoreContract(name, async () => {
    const database = await fresh();
    return async () => kyselyQuoteStore(await database.open());
  });
}
