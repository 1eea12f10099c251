import { setTimeout as pause } from 'node:timers/promises';

/** How long a statement waits for another process to finish writing. */
export const SQLITE_BUSY_TIMEOUT_MS = 5_000;
const firstPauseMs = 1;
const longestPauseMs = 25;

/** When a statement that is tried now gives up. */
export function busyDeadline(): number {
  return performance.now() + SQLITE_BUSY_TIMEOUT_MS;
}

/** Tries again, after pauses that grow, for as long as another process holds the lock. */
export async function retryWhileBusy<T>(
  attempt: () => T | Promise<T>,
  { isBusy, deadline }: { isBusy: (error: unknown) => boolean; deadline: number },
): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
    }
    await pause(pauseMs);
  }
}
