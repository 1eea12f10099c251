import type { ImportRun } from '../runs/import-runs.ts';

/** How a feed is: whether its stock is of today, and if not, why. */
export type FeedState = 'running' | 'fresh' | 'late' | 'failed' | 'none';

/** Feeds come once a day; a feed that was missed and is half a day late is worth a look. */
export const LATE_AFTER_MS = 36 * 60 * 60_000;

/** By the runs of an index, newest first. */
export function feedState(runs: readonly ImportRun[], now: Date): FeedState {
  const [last] = runs;
  if (!last) return 'none';
  if (last.state === 'running') return 'running';
  if (last.state !== 'imported') return 'failed';
  return now.getTime() - Date.parse(last.startedAt) > LATE_AFTER_MS ? 'late' : 'fresh';
}
