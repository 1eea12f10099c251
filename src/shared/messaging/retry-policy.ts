export type RetryPolicy = {
  /** After the first failure. */
  firstDelayMs: number;
  maxDelayMs: number;
  /** After so many failures the delivery becomes a dead letter. */
  maxAttempts: number;
  /** Time limit of one attempt. */
  timeoutMs: number;
};

const second = 1000;

/** Exponential back-off over a little more than a day, which outlasts the outage of a mail server. */
export const defaultRetryPolicy: RetryPolicy = {
  firstDelayMs: 5 * second,
  maxDelayMs: 2 * 60 * 60 * second,
  maxAttempts: 24,
  timeoutMs: 20 * second,
};

/** Doubles with each attempt; random jitter takes off up to half, so that retries do not arrive all at once. */
export function retryDelayMs(
  attempts: number,
  { firstDelayMs, maxDelayMs }: RetryPolicy,
  random: number,
): number {
  const fullDelayMs = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 30));
  return Math.round(fullDelayMs * (1 - random / 2));
}
