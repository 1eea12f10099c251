import { Worker } from 'node:worker_threads';
import type { DatabaseSettings } from '../../../shared/platform/database/database.ts';
import { limitConcurrency } from '../../../shared/platform/limit-concurrency.ts';
import { workerFile } from '../../../shared/platform/worker-file.ts';
import { workerOutcome } from '../../../shared/platform/worker-outcome.ts';
import type { FeedWriter } from '../feed-files.ts';
import type { FeedReport } from '../feed-report.ts';
import type { FeedWork } from './feed-worker.ts';

/** One feed after the other, each in a worker thread: however many are asked for, they take one core. */
export function threadedFeedWriter(
  { dataDir, databaseUrl }: DatabaseSettings,
  entry = () => workerFile('./feed-worker.ts', 'feed-worker', import.meta.url),
): FeedWriter {
  const oneAtATime = limitConcurrency(1);
  const running = new Set<Worker>();
  return {
    write: (task) =>
      oneAtATime(() => {
        const workerData: FeedWork = { database: { dataDir, databaseUrl, databasePoolSize: 1 }, task };
        const worker = new Worker(entry(), { workerData });
        running.add(worker);
        return workerOutcome<FeedReport>(worker, 'The feed was aborted').finally(() =>
          running.delete(worker),
        );
      }),
    close: async () => {
      await Promise.all([...running].map((worker) => worker.terminate()));
    },
  };
}
