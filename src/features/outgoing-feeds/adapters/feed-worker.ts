import '../../../shared/search/records/added-fields-in-threads.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../../../shared/platform/clock.ts';
import { connectDatabase, type DatabaseSettings } from '../../../shared/platform/database/database.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import { kyselyPhotoFiles } from '../../inventory/adapters/kysely-photo-files.ts';
import { declaredReceivers } from '../declared-receiver.ts';
import { extensionDeclarations } from '../extension-declarations.ts';
import { type FeedTask, nameOf } from '../feed-files.ts';
import { feedRecords } from '../feed-records.ts';
import { addReceivers, receivers } from '../receivers/all-receivers.ts';
import { writeFeedFiles } from '../write-feed-file.ts';

/** The tasks may be for receivers of extensions, which a thread loads by itself. */
async function addReceiversOf(tasks: readonly FeedTask[]): Promise<void> {
  for (const { name, load } of extensionDeclarations) {
    const isNeeded = tasks.some(({ receiver }) => nameOf(receiver).startsWith(`${name}-`));
    const isThere = receivers.some((receiver) => receiver.name.startsWith(`${name}-`));
    if (!isNeeded || isThere) continue;
    const { default: declared } = await load();
    addReceivers(declaredReceivers(name, declared.feedReceivers ?? {}));
  }
}

export type FeedWork = { database: DatabaseSettings; tasks: readonly FeedTask[] };

/** Nobody waits for this thread. */
const RECORDS_PER_BATCH = 500;

/** Feeds of one stock in their own thread with their own database connection, so that a large stock delays no page. */
async function work({ database, tasks }: FeedWork): Promise<void> {
  await addReceiversOf(tasks);
  const db = await connectDatabase(database);
  try {
    const records = feedRecords(kyselyRecordStore(db, systemClock, RECORDS_PER_BATCH), kyselyPhotoFiles(db));
    parentPort?.postMessage(await writeFeedFiles(records, tasks, systemClock));
  } finally {
    await db.destroy();
  }
}

await work(workerData as FeedWork);
