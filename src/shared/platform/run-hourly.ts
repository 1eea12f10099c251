import { setInterval } from 'node:timers';

const HOUR_MS = 3_600_000;

/** Runs a job now and every hour until it is stopped; it never keeps the process alive, and a failure waits for the next hour. */
export function runHourly(job: () => Promise<void>, onError: (error: unknown) => void): () => void {
  return runEvery(HOUR_MS, job, onError);
}

/** The same at another interval, never twice at once. */
export function runEvery(
  intervalMs: number,
  job: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    await job().catch(onError);
    isRunning = false;
  };
  void run();
  const timer = setInterval(run, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
