import '../../../shared/search/records/added-fields-in-threads.ts';
import { Worker } from 'node:worker_threads';
import type { DatabaseSettings } from '../../../shared/platform/database/database.ts';
import { workerFile } from '../../../shared/platform/worker-file.ts';
import { workerOutcome } from '../../../shared/platform/worker-outcome.ts';
import type { FeedTask, FeedWriter } from '../feed-files.ts';
import type { FeedReport } from '../feed-report.ts';
import type { FeedWork } from './feed-worker.ts';

/** Of each a block of cars is in memory. */
const MAX_AT_ONCE = 16;

type Waiting = {
  task: FeedTask;
  resolve: (report: FeedReport) => void;
  reject: (error: unknown) => void;
};

/**
 * In a worker thread, one after the other: however many are asked for, they take one core. Feeds of one stock that wait
 * together are written together.
 */
export function threadedFeedWriter(
  { dataDir, databaseUrl }: DatabaseSettings,
  entry = () => workerFile('./feed-worker.ts', 'feed-worker', import.meta.url),
): FeedWriter {
  let waiting: Waiting[] = [];
  let running: Worker | undefined;
  let isWorking = false;

  async function write(tasks: readonly FeedTask[]): Promise<readonly FeedReport[]> {
    const workerData: FeedWork = { database: { dataDir, databaseUrl, databasePoolSize: 1 }, tasks };
    running = new Worker(entry(), { workerData });
    return workerOutcome<readonly FeedReport[]>(running, 'The feed was aborted').finally(() => {
      running = undefined;
    });
  }

  async function writeOne({ task, resolve, reject }: Waiting): Promise<void> {
    await write([task]).then(([report]) => report && resolve(report), reject);
  }

  async function writeTogether(some: readonly Waiting[]): Promise<void> {
    try {
      const reports = await write(some.map(({ task }) => task));
      for (const [at, { resolve }] of some.entries()) {
        const report = reports[at];
        if (report) resolve(report);
      }
    } catch {
      // One that cannot be written keeps none of the others from it.
      for (const each of some) await writeOne(each);
    }
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let [first] = waiting; first; [first] = waiting) {
      const stock = stockOf(first);
      const together = waiting.filter((each) => stockOf(each) === stock).slice(0, MAX_AT_ONCE);
      waiting = waiting.filter((each) => !together.includes(each));
      await (together.length === 1 ? writeOne(first) : writeTogether(together));
    }
    isWorking = false;
  }

  return {
    write: (task) =>
      new Promise((resolve, reject) => {
        waiting.push({ task, resolve, reject });
        // Those that are asked for in the same moment are written together.
        setImmediate(() => void work());
      }),
    close: async () => {
      for (const { reject } of waiting.splice(0)) reject(new Error('The feed was aborted'));
      await running?.terminate();
    },
  };
}

/** Sites may show the same cars and other dealerships. */
function stockOf({ task: { site } }: Waiting): string {
  return JSON.stringify([site.indices.cars, site.indices.sites]);
}
