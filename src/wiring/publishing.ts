import { systemClock } from '../platform/clock.ts';
import { type DatabaseSettings, openDatabase } from '../platform/database/database.ts';
import { kyselyInstallationFacts } from '../publishing/adapters/kysely-installation-facts.ts';
import { kyselyPublishedStore } from '../publishing/adapters/kysely-published-store.ts';

/** What the studio needs of the sites: where it publishes to, and what the installation remembers of that. */
export async function openPublishing(settings: DatabaseSettings) {
  const database = await openDatabase(settings);
  return {
    published: kyselyPublishedStore(database, systemClock),
    facts: kyselyInstallationFacts(database),
    close: () => database.destroy(),
  };
}
