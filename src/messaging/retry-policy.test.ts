import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultRetryPolicy, retryDelayMs } from './retry-policy.ts';

test('the wait doubles and stops growing', () => {
  const waits = [1, 2, 3, 12, 24, 5000].map(
    (attempts) => retryDelayMs(attempts, defaultRetryPolicy, 0) / 1000,
  );
  expect(waits).toEqual([5, 10, 20, 7200, 7200, 7200]);
});

test('chance takes off at most half, and never makes it longer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, chance) => {
        const whole = retryDelayMs(attempts, defaultRetryPolicy, 0);
        const wait = retryDelayMs(attempts, defaultRetryPolicy, chance);
        expect(wait).toBeLessThanOrEqual(whole);
        expect(wait).toBeGreaterThanOrEqual(whole / 2 - 1);
      },
    ),
  );
});

test('all attempts together outlast a day', () => {
  const { maxAttempts: mostAttempts } = defaultRetryPolicy;
  const waits = Array.from({ length: mostAttempts - 1 }, (_, at) =>
    retryDelayMs(at + 1, defaultRetryPolicy, 1),
  );
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(12);
  expect(hours).toBeLessThan(48);
});
