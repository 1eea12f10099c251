import { kyselyInstallationFacts } from '../content/publishing/adapters/kysely-installation-facts.ts';
import { kyselyPublishedStore } from '../content/publishing/adapters/kysely-published-store.ts';
import { systemClock } from '../shared/platform/clock.ts';
import { connectDatabase, type DatabaseSettings } from '../shared/platform/database/database.ts';

/** What the studio needs of the sites: where it publishes to, and what the installation remembers of that. */
export async function openPublishing(settings: DatabaseSettings) {
  const database = await connectDatabase(settings);
  return {
    published: kyselyPublishedStore(database, systemClock),
    facts: kyselyInstallationFacts(database),
    close: () => database.destroy(),
  };
}
