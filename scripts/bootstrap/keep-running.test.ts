import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// @ts-expect-error: plain JavaScript, because nothing is installed when it runs
import { keepRunning } from './keep-running.mjs';

type Restart = { reason: string; delaySeconds: number };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function supervise({ shouldRestart }: { shouldRestart?: (code: number | null) => boolean } = {}) {
  const started: EventEmitter[] = [];
  const restarts: Restart[] = [];
  const process = keepRunning({
    start: () => {
      const child = new EventEmitter();
      started.push(child);
      return child;
    },
    stop: (child: EventEmitter) => child.emit('close', null, 'SIGTERM'),
    onRestart: (restart: Restart) => restarts.push(restart),
    ...(shouldRestart && { shouldRestart }),
  });
  const ready = () => started.at(-1)?.emit('message', {});
  const crash = (code: number | null = 1, signal: string | null = null) =>
    started.at(-1)?.emit('close', code, signal);
  return { process, started, restarts, ready, crash };
}

test('a process that never becomes ready is started again with growing delays, a minute at most', () => {
  const { started, restarts, crash } = supervise();
  for (let i = 0; i < 9; i += 1) {
    crash();
    vi.advanceTimersByTime((restarts.at(-1)?.delaySeconds ?? 0) * 1000);
  }
  expect(restarts.map(({ delaySeconds }) => delaySeconds)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(started).toHaveLength(10);
});

test('one that was ready and is killed five times is back after a second each time, then delays grow', () => {
  const { restarts, ready, crash } = supervise();
  for (let i = 0; i < 12; i += 1) {
    ready();
    vi.advanceTimersByTime(5000);
    crash(null, 'SIGKILL');
    vi.advanceTimersByTime((restarts.at(-1)?.delaySeconds ?? 0) * 1000);
  }
  expect(restarts.map(({ delaySeconds }) => delaySeconds)).toEqual([1, 1, 1, 1, 1, 2, 4, 8, 16, 32, 60, 60]);
});

test('after a minute of service the delay begins anew', () => {
  const { restarts, ready, crash } = supervise();
  crash();
  vi.advanceTimersByTime(1000);
  crash(null, 'SIGKILL');
  vi.advanceTimersByTime(2000);
  ready();
  vi.advanceTimersByTime(60_001);
  crash();
  expect(restarts).toEqual([
    { reason: 'code 1', delaySeconds: 1 },
    { reason: 'SIGKILL', delaySeconds: 2 },
    { reason: 'code 1', delaySeconds: 1 },
  ]);
});

test('one that sends no message begins anew after a minute, too', () => {
  const { restarts, crash } = supervise();
  crash();
  vi.advanceTimersByTime(1000 + 60_001);
  crash();
  expect(restarts.map(({ delaySeconds }) => delaySeconds)).toEqual([1, 1]);
});

test('what should not be restarted ends with its own exit code', async () => {
  const { process, started, crash } = supervise({ shouldRestart: (code) => code !== 3 });
  crash(3);
  expect(await process.ended).toBe(3);
  expect(started).toHaveLength(1);
});

test('stopping ends the process and starts none again', async () => {
  const { process, started } = supervise();
  process.stop();
  expect(await process.ended).toBe(143);
  vi.advanceTimersByTime(120_000);
  expect(started).toHaveLength(1);
});

test('stopping during a delay ends at once', async () => {
  const { process, started, crash } = supervise();
  crash();
  process.stop();
  expect(await process.ended).toBe(0);
  vi.advanceTimersByTime(120_000);
  expect(started).toHaveLength(1);
});
