import { join } from 'node:path';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { Settings } from '../platform/env.ts';
import { kyselyInstallationFacts } from '../publishing/adapters/kysely-installation-facts.ts';
import { kyselyPublishedStore } from '../publishing/adapters/kysely-published-store.ts';
import { mediaFolder } from '../publishing/adapters/media-folder.ts';

/** The one place that decides what stands behind each port. */
export async function openAdapters(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>) {
  const database = await openDatabase(settings);
  return {
    published: kyselyPublishedStore(database, systemClock),
    facts: kyselyInstallationFacts(database),
    media: mediaFolder(join(settings.dataDir, 'media')),
    close: () => database.destroy(),
  };
}
