import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PublishLoop, startPublishLoop } from './publish-loop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const quiet = { published: [], waiting: 0 };

function aLoop(round: () => Promise<typeof quiet>) {
  const warnings: string[] = [];
  const log = { info: () => {}, warn: ({ code }: { code: string }) => warnings.push(code), error: () => {} };
  const rounds = vi.fn(round);
  return { loop: startPublishLoop(rounds, log), rounds, warnings };
}

async function after(
  milliseconds: number,
  _: PublishLoop,
  rounds: ReturnType<typeof vi.fn>,
): Promise<number> {
  const before = rounds.mock.calls.length;
  await vi.advanceTimersByTimeAsync(milliseconds);
  return rounds.mock.calls.length - before;
}

test('it polls at the start and every five seconds', async () => {
  const { loop, rounds } = aLoop(async () => quiet);
  expect(await after(2000, loop, rounds)).toBeGreaterThan(0);
  expect(await after(20_000, loop, rounds)).toBe(4);
});

test('after a notification it polls as soon as the change is committed, and again in case that took longer', async () => {
  const { loop, rounds } = aLoop(async () => quiet);
  await after(10_000, loop, rounds);
  loop.runSoon();
  expect(await after(60, loop, rounds)).toBe(1);
  expect(await after(1900, loop, rounds)).toBe(3);
});

test('an incomplete change is polled again soon', async () => {
  const { loop, rounds } = aLoop(async () => ({ ...quiet, waiting: 1 }));
  await after(5000, loop, rounds);
  expect(await after(1000, loop, rounds)).toBe(4);
});

test('never two rounds at once', async () => {
  let end = () => {};
  const { loop, rounds } = aLoop(() => new Promise((resolve) => (end = () => resolve(quiet))));
  await after(60, loop, rounds);
  loop.runSoon();
  loop.runSoon();
  expect(await after(5000, loop, rounds)).toBe(0);
  end();
  expect(await after(60, loop, rounds)).toBe(1);
});

test('while the store is unavailable it is tried twice a second, also after notifications, and resumes when it is back', async () => {
  let away = true;
  const { loop, rounds, warnings } = aLoop(async () => {
    if (away) throw new Error('away');
    return quiet;
  });
  await after(60, loop, rounds);
  expect(await after(10_000, loop, rounds)).toBe(20);
  loop.runSoon();
  expect(await after(400, loop, rounds)).toBeLessThanOrEqual(1);
  expect(new Set(warnings)).toEqual(new Set(['STUDIO_PUBLISHING_FAILED']));
  away = false;
  expect(await after(600, loop, rounds)).toBe(1);
  expect(await after(20_000, loop, rounds)).toBe(4);
});

test('when stopped, it ends after the current round', async () => {
  const { loop, rounds } = aLoop(async () => quiet);
  await after(100, loop, rounds);
  await loop.stop();
  expect(await after(60_000, loop, rounds)).toBe(0);
});
