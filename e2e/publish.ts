import { kyselyPublishedStore } from '../src/content/publishing/adapters/kysely-published-store.ts';
import type { DocumentAddress, PublishedDocument } from '../src/content/publishing/published-store.ts';
import { openDatabase } from '../src/main/database.ts';
import { systemClock } from '../src/shared/platform/clock.ts';

/** Publishes beside the running server, as the studio does; the server syncs within a second. */
export async function publish(
  documents: readonly PublishedDocument[],
  removals: readonly DocumentAddress[] = [],
): Promise<void> {
  const database = await openDatabase({
    dataDir: process.env['FORECOURT_DATA'] ?? '',
    databaseUrl: undefined,
  });
  try {
    await kyselyPublishedStore(database, systemClock).publish(documents, removals);
  } finally {
    await database.destroy();
  }
}
