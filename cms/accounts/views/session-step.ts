const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than anybody leaves a page open, and not too long for a timer of a browser. */
const HELD_MS = 20 * DAY_MS;

export type SessionStep =
  | { state: 'nobody' }
  /** Payload's timer has been put off already. */
  | { state: 'held' }
  /**
   * The session ends in so many milliseconds; Payload is told that it ends much later. It is not known when on a machine
   * whose clock is so wrong that it seems to be over already.
   */
  | { state: 'hold'; untilMs: number; endsInMs: number | undefined };

/**
 * Payload leaves the page when a session ends, and with it what was typed. So it never gets there: its end is put off, and
 * the studio says itself when the session is over.
 */
export function nextSessionStep(
  expiresAtMs: number | undefined,
  heldUntilMs: number | undefined,
  nowMs: number,
): SessionStep {
  if (!expiresAtMs) return { state: 'nobody' };
  if (expiresAtMs === heldUntilMs) return { state: 'held' };
  // Payload counts in seconds.
  const untilMs = Math.floor((nowMs + HELD_MS) / 1000) * 1000;
  return { state: 'hold', untilMs, endsInMs: expiresAtMs > nowMs ? expiresAtMs - nowMs : undefined };
}
