import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../../../shared/platform/clock.ts';
import { connectDatabase, type DatabaseSettings } from '../../../shared/platform/database/database.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import { type ChangedCars, wantPhotosOf } from '../photos/follow-wanted-photos.ts';
import { kyselyPhotoQueue } from './kysely-photo-queue.ts';

export type WantedPhotosTask = { database: DatabaseSettings; changed: ChangedCars };

/**
 * Nothing waits for this thread but other writers, and these only for a transaction: some ten thousand rows. Each writes the
 * pages of the indices that its photos are on, and the larger it is, the fewer of them are written again.
 */
const CARS_PER_TRANSACTION = 500;

/** The photos of a whole stock in a thread with its own database connection, because SQLite blocks the thread. */
async function work({ database, changed }: WantedPhotosTask): Promise<void> {
  const db = await connectDatabase(database);
  try {
    const stores = {
      queue: kyselyPhotoQueue(db, CARS_PER_TRANSACTION),
      records: kyselyRecordStore(db, systemClock),
    };
    await wantPhotosOf(changed, { ...stores, now: systemClock });
    parentPort?.postMessage('done');
  } finally {
    await db.destroy();
  }
}

await work(workerData as WantedPhotosTask);
