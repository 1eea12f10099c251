import { join } from 'node:path';
import { kyselySourceStore } from '../features/inventory/adapters/kysely-source-store.ts';
import type { ExtensionSources } from '../features/inventory/sources/fetchers/extension-fetcher.ts';
import { sourceFetchers } from '../features/inventory/sources/source-fetchers.ts';
import { systemClock } from '../shared/platform/clock.ts';
import type { Settings } from '../shared/platform/env.ts';
import type { openAdapters } from './adapters.ts';
import { openKeys } from './encryption-keys.ts';

type Stores = Pick<Awaited<ReturnType<typeof openAdapters>>, 'database' | 'outbound'>;
type Chosen = Pick<
  Settings,
  'feedAlerts' | 'feedSourceKeys' | 'feedFolder' | 'withdrawalLimitPercent' | 'demo' | 'dataDir'
>;

/** Where feeds are fetched from by schedule, for the routes and for the worker. */
export async function openFeedSources(
  settings: Chosen,
  { database, outbound }: Stores,
  ofExtensions: ExtensionSources,
) {
  const keys = await openKeys(settings.feedSourceKeys, 'feed-sources.key', settings);
  return {
    sources: kyselySourceStore(database, systemClock, keys),
    fetchers: sourceFetchers(outbound, settings.feedFolder, ofExtensions),
    storesSecrets: keys !== undefined,
    spoolFolder: join(settings.dataDir, 'spool'),
    withdrawalLimitPercent: settings.withdrawalLimitPercent,
    receivers: settings.feedAlerts,
  };
}
