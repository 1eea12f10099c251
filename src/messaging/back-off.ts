export type Patience = {
  /** After the first failure. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** After so many failures a person must look. */
  mostAttempts: number;
  /** How long a receiver may take. */
  carrierMs: number;
};

const second = 1000;

/** Quick at first, then ever slower; in all a little more than a day, which is how long a mail server may be away. */
export const usualPatience: Patience = {
  firstWaitMs: 5 * second,
  longestWaitMs: 2 * 60 * 60 * second,
  mostAttempts: 24,
  carrierMs: 20 * second,
};

/** Twice as long each time, less up to half by chance: receivers that come back are not met by everybody at once. */
export function waitAfter(
  attempts: number,
  { firstWaitMs, longestWaitMs }: Patience,
  chance: number,
): number {
  const whole = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts - 1, 30));
  return Math.round(whole * (1 - chance / 2));
}
