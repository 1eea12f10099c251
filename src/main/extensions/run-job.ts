import type { ExtensionContext, JobDeclaration } from '../../extension/extension.ts';
import type { Leases } from '../../shared/platform/database/lease.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Given = {
  extension: string;
  context: ExtensionContext;
  leases: Leases;
  /** Calls back after so many milliseconds; returns what cancels it. */
  after?: (ms: number, work: () => void) => () => void;
};

/** Runs a job now and then until it is stopped, in one process at a time. After a failure it waits longer. */
export function runJob(
  job: JobDeclaration,
  { extension, context, leases, after = timer }: Given,
): () => void {
  let failures = 0;
  let stopped = false;
  let cancel = () => {};

  async function runOnce(): Promise<void> {
    try {
      await leases.run(`x-${extension}-${job.name}`, async () => job.run(context));
      failures = 0;
    } catch (error) {
      failures += 1;
      const facts = { code: 'EXTENSION_JOB_FAILED', job: job.name, failures, error };
      context.log.error(facts, 'a job of an extension failed; it is tried again later');
    }
    if (!stopped) cancel = after(jobDelayMs(job.everyMinutes, failures), () => void runOnce());
  }

  void runOnce();
  return () => {
    stopped = true;
    cancel();
  };
}

/** Doubles with each failure, up to a day, or what the job waits anyway. */
export function jobDelayMs(everyMinutes: number, failures: number): number {
  const usualMs = everyMinutes * MINUTE_MS;
  return Math.min(usualMs * 2 ** Math.min(failures, 20), Math.max(usualMs, DAY_MS));
}

/** It never keeps the process alive. */
function timer(ms: number, work: () => void): () => void {
  const waiting = setTimeout(work, ms);
  waiting.unref();
  return () => clearTimeout(waiting);
}
