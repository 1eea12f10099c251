import type { Database } from '../../platform/database/schema.ts';
import type { InstallationFacts } from '../published-store.ts';

export function kyselyInstallationFacts(db: Database): InstallationFacts {
  return {
    async read(key) {
      const fact = await db
        .selectFrom('installation')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirst();
      return fact?.value;
    },
    write: (key, value) => writeFact(db, key, value),
  };
}

/** Also used inside a transaction. */
export async function writeFact(db: Database, key: string, value: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
