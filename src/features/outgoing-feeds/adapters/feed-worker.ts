import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../../../shared/platform/clock.ts';
import { connectDatabase, type DatabaseSettings } from '../../../shared/platform/database/database.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import { kyselyPhotoFiles } from '../../inventory/adapters/kysely-photo-files.ts';
import type { FeedTask } from '../feed-files.ts';
import { feedRecords } from '../feed-records.ts';
import { writeFeedFiles } from '../write-feed-file.ts';

export type FeedWork = { database: DatabaseSettings; tasks: readonly FeedTask[] };

/** Feeds of one stock in their own thread with their own database connection, so that a large stock delays no page. */
async function work({ database, tasks }: FeedWork): Promise<void> {
  const db = await connectDatabase(database);
  try {
    const records = feedRecords(kyselyRecordStore(db, systemClock), kyselyPhotoFiles(db));
    parentPort?.postMessage(await writeFeedFiles(records, tasks, systemClock));
  } finally {
    await db.destroy();
  }
}

await work(workerData as FeedWork);
