import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { interruptibleSleep } from './interruptible-sleep.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function isPending(sleep: Promise<void>): Promise<boolean> {
  let asleep = true;
  void sleep.then(() => {
    asleep = false;
  });
  await vi.advanceTimersByTimeAsync(0);
  return asleep;
}

test('it sleeps for the given time', async () => {
  const { sleep } = interruptibleSleep();
  const slept = sleep(100);
  await vi.advanceTimersByTimeAsync(99);
  expect(await isPending(slept)).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isPending(slept)).toBe(false);
});

test('an interrupt ends the sleep at once and leaves no timer behind', async () => {
  const { sleep, interrupt } = interruptibleSleep();
  const slept = sleep(100);
  expect(await isPending(slept)).toBe(true);
  interrupt();
  expect(await isPending(slept)).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('an interrupt before the sleep counts, once', async () => {
  const { sleep, interrupt } = interruptibleSleep();
  interrupt();
  expect(await isPending(sleep(100))).toBe(false);
  expect(await isPending(sleep(100))).toBe(true);
});

test('an interrupt after a sleep that ran to its end counts for the next one', async () => {
  const { sleep, interrupt } = interruptibleSleep();
  const first = sleep(100);
  await vi.advanceTimersByTimeAsync(100);
  await first;
  interrupt();
  expect(await isPending(sleep(100))).toBe(false);
});
