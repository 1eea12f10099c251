import { sql } from 'kysely';
import type { Database } from '../../../shared/platform/database/schema.ts';
import type { Facts, InstallationFacts } from '../published-store.ts';

const factsPerStatement = 400;

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
    async startingWith(prefix) {
      const beginning = `${prefix.replace(/[!%_]/g, '!$&')}%`;
      const facts = await db
        .selectFrom('installation')
        .selectAll()
        .where(sql<boolean>`key like ${beginning} escape '!'`)
        .orderBy('key')
        .execute();
      // SQLite's LIKE takes a capital letter for a small one.
      return new Map(facts.filter(({ key }) => key.startsWith(prefix)).map(({ key, value }) => [key, value]));
    },
    write: (key, value) => writeFacts(db, { [key]: value }),
    async writeOnce(key, value) {
      await db
        .insertInto('installation')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    },
  };
}

/** Also used inside a transaction. */
export async function writeFacts(db: Database, facts: Facts): Promise<void> {
  const all = Object.entries(facts);
  for (let at = 0; at < all.length; at += factsPerStatement) {
    const some = all.slice(at, at + factsPerStatement);
    await upsertFacts(
      db,
      some.flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }])),
    );
    await deleteFacts(
      db,
      some.flatMap(([key, value]) => (value === undefined ? [key] : [])),
    );
  }
}

async function upsertFacts(db: Database, facts: readonly { key: string; value: string }[]): Promise<void> {
  if (facts.length === 0) return;
  await db
    .insertInto('installation')
    .values(facts)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
    )
    .execute();
}

async function deleteFacts(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('installation').where('key', 'in', keys).execute();
}
