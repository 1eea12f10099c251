import { storedWithLeads } from '../../../../main/stored-with-leads.ts';
import { testDatabases } from '../../../../main/testing/databases.ts';
import type { Database } from '../../../../shared/platform/database/schema.ts';
import { kyselyLeadStore } from '../../../leads/adapters/kysely-lead-store.ts';
import { photoStoreContract } from '../photo-store.contract.ts';
import { kyselyPhotoStore } from './kysely-photo-store.ts';

for (const { name, fresh } of testDatabases) {
  photoStoreContract(name, async () => {
    const database = await fresh();
    return async (maxUnclaimedBytes) => {
      const db = await database.open();
      return {
        photos: kyselyPhotoStore(db, maxUnclaimedBytes),
        leads: kyselyLeadStore(db, storedWithLeads),
        stored: () => rowCounts(db),
      };
    };
  });
}

async function rowCounts(db: Database): Promise<Record<string, number>> {
  const tables = ['lead_photo', 'lead_photo_chunk', 'lead_photo_file'] as const;
  const counts = await Promise.all(
    tables.map(async (table) => {
      const rows = await db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      return [table, Number(rows.rows)] as const;
    }),
  );
  return Object.fromEntries(counts);
}
