import type { Clock } from '../../../shared/platform/clock.ts';
import { runEvery } from '../../../shared/platform/run-hourly.ts';
import type { AlertHandlerDeps } from './alerts/alert-handlers.ts';
import { type FollowSourcesDeps, followSources } from './alerts/follow-sources.ts';
import { startFetching } from './fetch-by-schedule.ts';
import type { FetchDeps } from './fetch-feed.ts';
import type { SourceStore } from './source-store.ts';

export type FetchingNeeds = Pick<FetchDeps, 'importer' | 'mappings' | 'indices' | 'log'> & {
  /** Where feeds are fetched from by schedule. */
  pulled: Pick<FetchDeps, 'fetchers' | 'spoolFolder' | 'withdrawalLimitPercent'> & {
    sources: SourceStore;
    receivers: AlertHandlerDeps['receivers'];
  };
  onEnqueued: FollowSourcesDeps['onEnqueued'];
  clock: Clock;
};

const FOLLOW_MS = 60_000;

export function startSourceJobs(needs: FetchingNeeds): () => Promise<void> {
  const { pulled, importer, mappings, indices, log, onEnqueued, clock: now } = needs;
  const stopFetching = startFetching({
    ...pulled,
    importer,
    mappings,
    indices,
    log,
    now,
    random: Math.random,
  });
  const stopFollowing = runEvery(
    FOLLOW_MS,
    () => followSources({ ...pulled, now, onEnqueued }),
    (error) => log.warn({ code: 'SOURCES_UNREACHABLE', error }, 'alerts about feeds will be sent later'),
  );
  return async () => {
    stopFollowing();
    await stopFetching();
  };
}
