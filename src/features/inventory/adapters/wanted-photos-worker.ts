import { parentPort, workerData } from 'node:worker_threads';
import { SqliteAdapter, sql } from 'kysely';
import { systemClock } from '../../../shared/platform/clock.ts';
import { connectDatabase, type DatabaseSettings } from '../../../shared/platform/database/database.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import { type ChangedCars, wantPhotosOf } from '../photos/follow-wanted-photos.ts';
import { kyselyPhotoQueue } from './kysely-photo-queue.ts';

export type WantedPhotosTask = { database: DatabaseSettings; changed: ChangedCars };

/**
 * Nothing waits for this thread but other writers, and these only for a transaction: some ten thousand rows. Each writes the
 * pages of the indices that its photos are on, and the larger it is, the fewer of them are written again.
 */
const CARS_PER_TRANSACTION = 500;

const CACHE_KB = 65_536;
const CHECKPOINT_PAGES = 20_000;

/** The photos of a whole stock in a thread with its own database connection, because SQLite blocks the thread. */
async function work({ database, changed }: WantedPhotosTask): Promise<void> {
  const db = await connectDatabase(database);
  try {
    const stores = {
      queue: kyselyPhotoQueue(db, CARS_PER_TRANSACTION),
      records: kyselyRecordStore(db, systemClock),
    };
    await writeManyPages(db);
    await wantPhotosOf(changed, { ...stores, now: systemClock });
    parentPort?.postMessage('done');
  } finally {
    await db.destroy();
  }
}

/**
 * The ids of photos are scattered over their indices, so that a transaction changes a page for nearly each of them. SQLite's own
 * settings are for small transactions: its cache would be written and read again within one, and each would be copied into the
 * database at once.
 */
async function writeManyPages(db: Database): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  await sql`pragma cache_size = ${sql.lit(-CACHE_KB)}`.execute(db);
  await sql`pragma wal_autocheckpoint = ${sql.lit(CHECKPOINT_PAGES)}`.execute(db);
}

await work(workerData as WantedPhotosTask);
