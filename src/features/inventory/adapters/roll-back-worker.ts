import '../../../shared/search/records/added-fields-in-threads.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../../../shared/platform/clock.ts';
import { connectDatabase, type DatabaseSettings } from '../../../shared/platform/database/database.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import { type RollBackChoice, rollBackImport } from '../runs/roll-back-import.ts';
import { kyselyImportRuns } from './kysely-import-runs.ts';

export type RollBackTask = { database: DatabaseSettings; choice: RollBackChoice };

/** One roll-back in its own thread with its own database connection, because SQLite blocks the thread. */
async function work({ database, choice }: RollBackTask): Promise<void> {
  const db = await connectDatabase(database);
  try {
    const stores = { store: kyselyRecordStore(db, systemClock), runs: kyselyImportRuns(db) };
    parentPort?.postMessage(await rollBackImport(stores, choice, systemClock));
  } finally {
    await db.destroy();
  }
}

await work(workerData as RollBackTask);
