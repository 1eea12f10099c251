import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { runHourly } from '../run-hourly.ts';
import type { RateLimitWindows } from './rate-limit-windows.ts';

const HOUR_MS = 3_600_000;

/** Every hour; no limit has a window of more than a minute. */
export function deleteOldRateLimits(
  windows: Pick<RateLimitWindows, 'deleteBefore'>,
  clock: Clock,
  log: Log,
): () => void {
  return runHourly(
    () => windows.deleteBefore(new Date(clock().getTime() - HOUR_MS)),
    (error) => log.warn({ code: 'RATE_LIMITS_NOT_DELETED', error }, 'tried again in an hour'),
  );
}
