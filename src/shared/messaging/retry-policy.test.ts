import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultRetryPolicy, retryDelayMs } from './retry-policy.ts';

test('the delay doubles up to the maximum', () => {
  const delays = [1, 2, 3, 12, 24, 5000].map(
    (attempts) => retryDelayMs(attempts, defaultRetryPolicy, 0) / 1000,
  );
  expect(delays).toEqual([5, 10, 20, 7200, 7200, 7200]);
});

test('jitter takes off at most half, and never makes the delay longer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, random) => {
        const full = retryDelayMs(attempts, defaultRetryPolicy, 0);
        const delay = retryDelayMs(attempts, defaultRetryPolicy, random);
        expect(delay).toBeLessThanOrEqual(full);
        expect(delay).toBeGreaterThanOrEqual(full / 2 - 1);
      },
    ),
  );
});

test('all attempts together last about a day', () => {
  const { maxAttempts } = defaultRetryPolicy;
  const delays = Array.from({ length: maxAttempts - 1 }, (_, at) =>
    retryDelayMs(at + 1, defaultRetryPolicy, 1),
  );
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(12);
  expect(hours).toBeLessThan(48);
});
