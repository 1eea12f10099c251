const MINUTE_MS = 60 * 1000;

/** When the attempts before this one were, the newest first. */
export type PastAttempts = readonly Date[];

/** Until when another attempt has to wait; undefined when it need not. */
export type Limit = (past: PastAttempts, now: Date) => Date | undefined;

/** After the free ones every attempt waits twice as long after the one before it, from a minute to the longest. */
export function growingDelay({ free, longestMs }: { free: number; longestMs: number }): Limit {
  return (past, now) => {
    const [last] = past;
    if (!last || past.length < free) return undefined;
    const delay = Math.min(MINUTE_MS * 2 ** (past.length - free), longestMs);
    return ifLater(last.getTime() + delay, now);
  };
}

/** So many in any stretch of time of this length. */
export function withinWindow({ attempts, windowMs }: { attempts: number; windowMs: number }): Limit {
  return (past, now) => {
    const oldestThatCounts = past[attempts - 1];
    return oldestThatCounts && ifLater(oldestThatCounts.getTime() + windowMs, now);
  };
}

function ifLater(time: number, now: Date): Date | undefined {
  return time > now.getTime() ? new Date(time) : undefined;
}
