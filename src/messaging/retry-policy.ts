export type RetryPolicy = {
  /** After the first failure. */
  firstDelayMs: number;
  maxDelayMs: number;
  /** After so many failures a person must look. */
  maxAttempts: number;
  /** How long a receiver may take. */
  timeoutMs: number;
};

const second = 1000;

/** Quick at first, then ever slower; in all a little more than a day, which is how long a mail server may be away. */
export const defaultRetryPolicy: RetryPolicy = {
  firstDelayMs: 5 * second,
  maxDelayMs: 2 * 60 * 60 * second,
  maxAttempts: 24,
  timeoutMs: 20 * second,
};

/** Twice as long each time, less up to half by chance: receivers that come back are not met by everybody at once. */
export function retryDelayMs(
  attempts: number,
  { firstDelayMs: firstWaitMs, maxDelayMs: longestWaitMs }: RetryPolicy,
  chance: number,
): number {
  const whole = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts - 1, 30));
  return Math.round(whole * (1 - chance / 2));
}
