import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../../platform/clock.ts';
import { type DatabaseSettings, openDatabase } from '../../platform/database/database.ts';
import { kyselyRecordStore } from '../../search/adapters/kysely-record-store.ts';
import type { FeedFile } from '../feed-importer.ts';
import { type ImportOptions, importFeed } from '../import-feed.ts';
import { readFeedFile } from '../read-feed-file.ts';

export type ImportTask = { database: DatabaseSettings; file: FeedFile; options: ImportOptions };

/** One import in its own thread with its own database connection, because SQLite blocks the thread. */
async function work({ database, file, options }: ImportTask): Promise<void> {
  const db = await openDatabase(database);
  try {
    const store = kyselyRecordStore(db, systemClock);
    parentPort?.postMessage(await importFeed(store, readFeedFile(file), options, systemClock));
  } finally {
    await db.destroy();
  }
}

await work(workerData as ImportTask);
