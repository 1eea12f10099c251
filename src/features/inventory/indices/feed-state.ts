import type { ImportRun } from '../runs/import-runs.ts';
import { sourceHealth } from '../sources/source-health.ts';
import type { StoredSource } from '../sources/source-store.ts';

/** How a feed is: whether its stock is of today, and if not, why. */
export type FeedState = 'running' | 'fresh' | 'late' | 'failed' | 'none';

/** Feeds come once a day; a feed that was missed and is half a day late is worth a look. */
export const LATE_AFTER_MS = 36 * 60 * 60_000;

/** By the runs of an index, newest first, and by its source: a file that has not changed is as good as imported. */
export function feedState(
  runs: readonly ImportRun[],
  source: StoredSource | undefined,
  now: Date,
): FeedState {
  const [last] = runs;
  if (last?.state === 'running') return 'running';
  const health = source && sourceHealth(source, now);
  if (health === 'failed' || health === 'late') return health;
  const isGoodSince = !last || last.startedAt <= (source?.state.goodAt ?? '');
  if (health === 'fresh' && isGoodSince) return 'fresh';
  if (!last) return 'none';
  if (last.state !== 'imported') return 'failed';
  return now.getTime() - Date.parse(last.startedAt) > LATE_AFTER_MS ? 'late' : 'fresh';
}
