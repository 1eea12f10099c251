import type { SourceSchedule } from './source.ts';
import type { StoredSource } from './source-store.ts';

export const sourceStates = ['new', 'fetching', 'fresh', 'failed', 'late', 'paused'] as const;
export type SourceHealth = (typeof sourceStates)[number];

const MINUTE_MS = 60_000;

/** How a source is, as editors and alerts see it. */
export function sourceHealth({ declaration, state, changedAt }: StoredSource, now: Date): SourceHealth {
  const { last, goodAt, isFetching } = state;
  if (isFetching) return 'fetching';
  if (declaration.paused) return 'paused';
  const since = Date.parse(goodAt ?? changedAt);
  if (last && (last.result === 'failed' || last.result === 'refused')) return 'failed';
  if (now.getTime() - since > lateAfterMs(declaration.schedule)) return 'late';
  return last ? 'fresh' : 'new';
}

/** A fetch that was missed once is no news; a day's is two hours later. */
export function lateAfterMs(schedule: SourceSchedule): number {
  return 'dailyAt' in schedule ? 26 * 60 * MINUTE_MS : (2 * schedule.everyMinutes + 30) * MINUTE_MS;
}
