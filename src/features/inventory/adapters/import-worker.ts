import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../../../shared/platform/clock.ts';
import { connectDatabase, type DatabaseSettings } from '../../../shared/platform/database/database.ts';
import { type RequestScope, runInRequest } from '../../../shared/platform/request-scope.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import type { FeedFile } from '../feed-importer.ts';
import type { ImportOptions } from '../import-feed.ts';
import { readFeedFile } from '../read-feed-file.ts';
import { recordedImport } from '../recorded-import.ts';
import { kyselyImportRuns } from './kysely-import-runs.ts';

export type ImportTask = {
  database: DatabaseSettings;
  file: FeedFile;
  options: ImportOptions;
  request: RequestScope | undefined;
};

/** One import in its own thread with its own database connection, because SQLite blocks the thread. */
async function work({ database, file, options, request }: ImportTask): Promise<void> {
  const db = await connectDatabase(database);
  try {
    const stores = { store: kyselyRecordStore(db, systemClock), runs: kyselyImportRuns(db) };
    const run = () => recordedImport(stores, readFeedFile(file), options, systemClock);
    parentPort?.postMessage(await (request ? runInRequest(request, run) : run()));
  } finally {
    await db.destroy();
  }
}

await work(workerData as ImportTask);
