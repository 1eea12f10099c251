import type { ImportRuns } from '../inventory/import-runs.ts';
import type { Outbox } from '../messaging/outbox.ts';
import { createHealth, type Health } from '../operations/health/health.ts';
import { healthProbes, type ProbedParts } from '../operations/health/probes.ts';
import { systemClock } from '../platform/clock.ts';
import type { MediaStore } from '../publishing/media-store.ts';
import type { IndexSyncState } from '../search/index-sync.ts';
import type { AppContext } from '../server/app-context.ts';

type Stores = {
  outbox: Outbox;
  media: MediaStore;
  importRuns: ImportRuns;
  pingDatabase: () => Promise<void>;
};

export function openHealth(
  { outbox, media, pingDatabase }: Stores,
  state: Pick<ProbedParts, 'indices' | 'contentReadAt'>,
): Health {
  const probes = healthProbes({
    ...state,
    clock: systemClock,
    pingDatabase,
    backlog: () => outbox.backlog(),
    // A name that nothing has: a library that can be read says so, any other throws.
    readMedia: () => media.original('healthz'),
  });
  return createHealth(probes, systemClock);
}

/** Lets the metrics show what the cache, the database and the search hold. */
export function connectMetrics(
  { metrics, cache, health }: Pick<AppContext, 'metrics' | 'cache' | 'health'>,
  { outbox, importRuns }: Stores,
  indices: () => readonly IndexSyncState[],
): void {
  metrics.connect({
    now: systemClock,
    cache: () => ({ ...cache.size(), ...cache.lookUps() }),
    backlog: () => outbox.backlog(),
    lastImports: () => importRuns.lastOfEach(),
    indices,
    health: () => health.report(),
  });
}
