import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../../../shared/platform/clock.ts';
import { connectDatabase, type DatabaseSettings } from '../../../shared/platform/database/database.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import type { FeedTask } from '../feed-files.ts';
import { writeFeedFile } from '../write-feed-file.ts';

export type FeedWork = { database: DatabaseSettings; task: FeedTask };

/** One feed in its own thread with its own database connection, so that a large stock delays no page. */
async function work({ database, task }: FeedWork): Promise<void> {
  const db = await connectDatabase(database);
  try {
    parentPort?.postMessage(await writeFeedFile(kyselyRecordStore(db, systemClock), task, systemClock));
  } finally {
    await db.destroy();
  }
}

await work(workerData as FeedWork);
