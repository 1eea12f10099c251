import { expect, test, vi } from 'vitest';
import { outcomeOf } from '../testing/sign-in-scenario.ts';
import { limitInFlight } from './limit-in-flight.ts';

test('more than so many of one key at a time are refused, others are not held up', async () => {
  const inFlight = limitInFlight({ max: 2, holdMs: 0 });
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  const waiting = [inFlight('a', () => answered), inFlight('a', () => answered)];
  expect(await outcomeOf(inFlight('a', async () => 1))).toBe('too many');
  expect(await inFlight('b', async () => 2)).toBe(2);
  resolve();
  await Promise.all(waiting);
  expect(await inFlight('a', async () => 3)).toBe(3);
});

test('a request counts for a moment after its answer, also one that failed', async () => {
  vi.useFakeTimers();
  try {
    const inFlight = limitInFlight({ max: 1, holdMs: 100 });
    await expect(inFlight('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await outcomeOf(inFlight('a', async () => 1))).toBe('too many');
    vi.advanceTimersByTime(100);
    expect(await inFlight('a', async () => 2)).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});
