import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { kyselyImportRuns } from '../features/inventory/adapters/kysely-import-runs.ts';
import { type RollBack, threadedRollBack } from '../features/inventory/adapters/threaded-roll-back.ts';
import { kyselyNotFoundLog } from '../features/operations/adapters/kysely-not-found-log.ts';
import { kyselyProcessRegistry } from '../features/operations/adapters/kysely-process-registry.ts';
import { readOverview } from '../features/operations/overview/overview.ts';
import { startHeartbeat } from '../features/operations/processes/start-heartbeat.ts';
import { kyselyOutbox } from '../shared/messaging/adapters/kysely-outbox.ts';
import { systemClock } from '../shared/platform/clock.ts';
import { notifyChange } from '../shared/platform/database/change-notifications.ts';
import { connectDatabase, type DatabaseSettings } from '../shared/platform/database/database.ts';
import { isRunning } from '../shared/platform/is-running.ts';
import { version } from '../shared/platform/version.ts';
import { kyselyRecordStore } from '../shared/search/adapters/kysely-record-store.ts';

export type StudioOperations = Awaited<ReturnType<typeof openStudioOperations>>;

/** What administrators do from the studio with the running sites: all of it is in the database that they share. */
export async function openStudioOperations(
  settings: DatabaseSettings & { release?: string | undefined },
  rollBack: RollBack = threadedRollBack(settings),
) {
  const database = await connectDatabase(settings);
  const outbox = kyselyOutbox(database);
  const importRuns = kyselyImportRuns(database);
  const records = kyselyRecordStore(database, systemClock);
  const registry = kyselyProcessRegistry(database);
  const stores = { registry, records, importRuns, outbox, notFoundLog: kyselyNotFoundLog(database) };
  const identity = {
    id: randomUUID(),
    host: hostname(),
    pid: process.pid,
    version: settings.release ?? version,
    roles: ['studio'],
    startedAt: systemClock().toISOString(),
  };
  const stopHeartbeat = startHeartbeat(registry, identity, {
    clock: systemClock,
    isRunning,
    figures: () => ({
      ...{ eventLoopDelayMs: undefined, cache: undefined, memoryBytes: process.memoryUsage.rss() },
      ...{ renders: [], failingSections: [], slowPages: [], indices: [] },
    }),
  });
  return {
    overview: () => readOverview(stores, systemClock),
    replay: async (choice: { key: string } | 'dead') => {
      const replayed = await outbox.replay(choice, systemClock());
      if (replayed > 0) await notifyChange(database, 'deliveries');
      return replayed;
    },
    rollBack,
    close: async () => {
      await stopHeartbeat();
      await database.destroy();
    },
  };
}
