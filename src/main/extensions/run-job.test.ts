import { expect, test, vi } from 'vitest';
import type { LogFields } from '../../shared/platform/log.ts';
import { runJob } from './run-job.ts';

test('a job that throws is logged and waits longer each time, and as usual once it works', async () => {
  const lines: LogFields[] = [];
  const waits: number[] = [];
  const next: (() => void)[] = [];
  const after = (ms: number, work: () => void) => {
    waits.push(ms / 60_000);
    next.push(work);
    return () => {};
  };
  let isDown = true;
  const run = async () => {
    if (isDown) throw new Error('the CRM is down');
  };
  const log = { info() {}, warn() {}, error: (facts: LogFields) => void lines.push(facts) };
  const leases = { run: async <T>(_: string, work: () => Promise<T>) => ({ result: await work() }) };
  const context = { settings: {}, log, now: () => new Date(), database: undefined as never };
  runJob({ name: 'sync', everyMinutes: 10, run }, { extension: 'crm', context, leases, after });
  await vi.waitFor(() => expect(waits).toEqual([20]));
  next[0]?.();
  await vi.waitFor(() => expect(waits).toEqual([20, 40]));
  isDown = false;
  next[1]?.();
  await vi.waitFor(() => expect(waits).toEqual([20, 40, 10]));
  expect(lines.map(({ code, job, failures }) => [code, job, failures])).toEqual([
    ['EXTENSION_JOB_FAILED', 'sync', 1],
    ['EXTENSION_JOB_FAILED', 'sync', 2],
  ]);
});
