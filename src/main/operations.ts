import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MediaStore } from '../content/publishing/media-store.ts';
import type { ImportRuns } from '../features/inventory/runs/import-runs.ts';
import type { NotFoundLog } from '../features/operations/addresses/not-found-log.ts';
import { createHealth, type Health } from '../features/operations/health/health.ts';
import { healthProbes, type ProbedParts } from '../features/operations/health/probes.ts';
import type { ProcessRegistry } from '../features/operations/processes/process-registry.ts';
import { startHeartbeat } from '../features/operations/processes/start-heartbeat.ts';
import type { Outbox } from '../shared/messaging/outbox.ts';
import { systemClock } from '../shared/platform/clock.ts';
import type { Settings } from '../shared/platform/env.ts';
import { isRunning } from '../shared/platform/is-running.ts';
import { version } from '../shared/platform/version.ts';
import type { IndexSyncState } from '../shared/search/index-sync.ts';
import type { AppContext } from './app-context.ts';

const EVENT_LOOP_RESOLUTION_MS = 20;
const NANOSECONDS_PER_MS = 1e6;

type Stores = {
  processRegistry: ProcessRegistry;
  notFoundLog: NotFoundLog;
  outbox: Outbox;
  media: MediaStore;
  importRuns: ImportRuns;
  pingDatabase: () => Promise<void>;
};

export function openHealth(
  { dataDir }: Pick<Settings, 'dataDir'>,
  { outbox, media, pingDatabase }: Stores,
  state: Pick<ProbedParts, 'indices' | 'contentReadAt' | 'extensions'>,
): Health {
  const probes = healthProbes({
    ...state,
    clock: systemClock,
    pingDatabase,
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    },
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

/** This process on the operations page, and what it counted with it. */
export function startSiteHeartbeat(
  { roles, release }: Pick<Settings, 'roles' | 'release'>,
  { metrics, cache, activity }: Pick<AppContext, 'metrics' | 'cache' | 'activity'>,
  { processRegistry, notFoundLog }: Stores,
  indices: () => readonly IndexSyncState[],
): () => Promise<void> {
  const delays = monitorEventLoopDelay({ resolution: EVENT_LOOP_RESOLUTION_MS });
  delays.enable();
  const identity = {
    ...{ id: randomUUID(), host: hostname(), pid: process.pid, roles },
    version: release ?? version,
    startedAt: systemClock().toISOString(),
  };
  const stop = startHeartbeat(processRegistry, identity, {
    clock: systemClock,
    isRunning,
    figures: async () => {
      const eventLoopDelayMs = Math.round(delays.percentile(99) / NANOSECONDS_PER_MS);
      delays.reset();
      return {
        eventLoopDelayMs,
        memoryBytes: process.memoryUsage.rss(),
        cache: { ...cache.size(), ...cache.lookUps() },
        renders: [...(await metrics.pages.renderTimes())],
        failingSections: [...activity.failingSections.list()],
        slowPages: [...activity.slowPages.list()],
        indices: indices().map(({ index, revision, syncedAt }) => ({
          ...{ index, revision },
          ...(syncedAt && { syncedAt: syncedAt.toISOString() }),
        })),
      };
    },
    onBeat: (now) => notFoundLog.add(activity.addresses.take(), now),
  });
  return async () => {
    delays.disable();
    await stop();
  };
}
