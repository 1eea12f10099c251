import type { Clock } from '../../../shared/platform/clock.ts';
import { startFetching } from './fetch-by-schedule.ts';
import type { FetchDeps } from './fetch-feed.ts';
import type { SourceStore } from './source-store.ts';

export type FetchingNeeds = Pick<FetchDeps, 'importer' | 'mappings' | 'indices' | 'log'> & {
  /** Where feeds are fetched from by schedule. */
  pulled: Pick<FetchDeps, 'fetchers' | 'spoolFolder' | 'withdrawalLimitPercent'> & { sources: SourceStore };
  clock: Clock;
};

export function startSourceJobs(needs: FetchingNeeds): () => Promise<void> {
  const { pulled, importer, mappings, indices, log, clock: now } = needs;
  return startFetching({ ...pulled, importer, mappings, indices, log, now, random: Math.random });
}
