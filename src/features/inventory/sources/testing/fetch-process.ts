import { systemClock } from '../../../../shared/platform/clock.ts';
import { connectDatabase, type DatabaseSettings } from '../../../../shared/platform/database/database.ts';
import { createOutboundClient } from '../../../../shared/platform/outbound/outbound-client.ts';
import { kyselyMappingStore } from '../../adapters/kysely-mapping-store.ts';
import { kyselySourceStore } from '../../adapters/kysely-source-store.ts';
import { knownIndices } from '../../known-indices.ts';
import { startFetching } from '../fetch-by-schedule.ts';
import { sourceFetchers } from '../source-fetchers.ts';

/** A worker that fetches and is going to be killed before it has anything to import. For a process of its own. */
export async function fetchUntilKilled(settings: DatabaseSettings, index: string, spoolFolder: string) {
  const db = await connectDatabase(settings);
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  startFetching({
    fetchers: sourceFetchers(createOutboundClient({ privateHosts: ['127.0.0.0/8'] }), undefined),
    sources: kyselySourceStore(db, systemClock, undefined),
    mappings: kyselyMappingStore(db, systemClock),
    importer: { importFile: () => Promise.reject(new Error('not in this test')), close: async () => {} },
    indices: () => knownIndices([{ indices: { cars: index }, languages: ['sv'] }]),
    ...{ spoolFolder, now: systemClock, random: Math.random, log: silent },
  });
}
