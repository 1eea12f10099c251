import { instantOnDay, wallTime } from '../../../shared/platform/wall-time.ts';
import type { SourceSchedule } from './source.ts';
import type { SourceProblemCode } from './source-problem.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const FIRST_RETRY_MS = MINUTE_MS;
const LAST_RETRY_MS = 60 * MINUTE_MS;

/** The next time of the schedule; every day at the same time on the wall, also when the clocks are changed. */
export function nextOf(schedule: SourceSchedule, now: Date, timeZone: string): Date {
  if ('everyMinutes' in schedule) return new Date(now.getTime() + schedule.everyMinutes * MINUTE_MS);
  const [hours = 0, minutes = 0] = schedule.dailyAt.split(':').map(Number);
  const wanted = hours * 60 + minutes;
  const { date } = wallTime(now, timeZone);
  const today = instantOnDay(date, wanted, timeZone);
  return today > now ? today : instantOnDay(date, DAY_MINUTES + wanted, timeZone);
}

/** A new source that is fetched by the minute begins at once. */
export function firstOf(schedule: SourceSchedule, now: Date, timeZone: string): Date {
  return 'everyMinutes' in schedule ? now : nextOf(schedule, now, timeZone);
}

/** After so many failures in a row; random, from 0 to 1, takes off up to a quarter, so that not all come at once. */
export function retryOf(
  {
    failures,
    problem,
    schedule,
  }: { failures: number; problem?: SourceProblemCode; schedule: SourceSchedule },
  now: Date,
  timeZone: string,
  random: number,
): Date {
  const doubled = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 10));
  // Servers lock accounts that are tried too often.
  const full = problem && needsSomebody.has(problem) ? LAST_RETRY_MS : doubled;
  const retry = new Date(now.getTime() + full * (1 - random / 4));
  if ('everyMinutes' in schedule) return retry;
  const regular = nextOf(schedule, now, timeZone);
  return retry > regular ? regular : retry;
}

const needsSomebody: ReadonlySet<SourceProblemCode> = new Set([
  ...(['wrong-address', 'not-allowed', 'sign-in-refused', 'wrong-host-key', 'secrets-missing'] as const),
]);
