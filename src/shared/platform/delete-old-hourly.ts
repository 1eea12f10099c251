import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import { runHourly } from './run-hourly.ts';

const DAY_MS = 86_400_000;

export type DeleteOldDeps = {
  keepDays: number;
  clock: Clock;
  log: Log;
};

/** Every hour: deletes what visitors sent so many days ago, once it is delivered. */
export function deleteOldHourly(
  deleteBefore: (before: Date) => Promise<number>,
  { keepDays, clock, log }: DeleteOldDeps,
  /** Told after each run, also when there was nothing to delete. */
  cleaned: (removed: number, at: Date) => Promise<void> = async () => {},
): () => void {
  return runHourly(
    async () => {
      const now = clock();
      const forgotten = await deleteBefore(new Date(now.getTime() - keepDays * DAY_MS));
      await cleaned(forgotten, now);
      if (forgotten > 0) log.info({ code: 'LEADS_FORGOTTEN', forgotten, keepDays }, 'sent long ago');
    },
    (error) => log.error({ code: 'OUTBOX_UNREACHABLE', error }, 'old leads could not be forgotten'),
  );
}
