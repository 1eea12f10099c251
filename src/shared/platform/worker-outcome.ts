import type { Worker } from 'node:worker_threads';

/** What a worker thread posts before it ends. */
export function workerOutcome<Outcome>(worker: Worker, aborted: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let posted: { outcome: Outcome } | undefined;
    worker.on('message', (outcome: Outcome) => {
      posted = { outcome };
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      if (posted) resolve(posted.outcome);
      else reject(new Error(aborted));
    });
  });
}
