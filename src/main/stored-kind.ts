import { type IndexKind, kindOfRecord } from '../features/inventory/index-definitions.ts';
import { systemClock } from '../shared/platform/clock.ts';
import { connectDatabase, type DatabaseSettings } from '../shared/platform/database/database.ts';
import { kyselyRecordStore } from '../shared/search/adapters/kysely-record-store.ts';

/** What the records of an index are, by one of them; undefined where it has none. */
export async function findStoredKind(
  settings: DatabaseSettings,
  index: string,
): Promise<IndexKind | undefined> {
  const database = await connectDatabase(settings);
  try {
    for await (const [first] of kyselyRecordStore(database, systemClock).live(index))
      return first && kindOfRecord(first.body);
    return undefined;
  } finally {
    await database.destroy();
  }
}
