import { testDatabases } from '../../../main/testing/databases.ts';
import { signInContract } from '../testing/sign-in.contract.ts';
import { openSignInStores } from './testing/open-sign-in-stores.ts';

for (const { name, fresh } of testDatabases) {
  signInContract(name, async () => {
    const database = await fresh();
    return async () => openSignInStores(await database.open());
  });
}
