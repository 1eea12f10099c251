import { setInterval } from 'node:timers';

const HOUR_MS = 3_600_000;

/** Runs a job now and every hour until it is stopped; it never keeps the process alive, and a failure waits for the next hour. */
export function runHourly(job: () => Promise<void>, onError: (error: unknown) => void): () => void {
  const run = () => job().catch(onError);
  void run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
