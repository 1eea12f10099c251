import '../../../shared/search/records/added-fields-in-threads.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../../../shared/platform/clock.ts';
import { connectDatabase, type DatabaseSettings } from '../../../shared/platform/database/database.ts';
import { type RequestScope, runInRequest } from '../../../shared/platform/request-scope.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import type { FeedFile, PreviewedFile, PreviewOutcome } from '../feed-importer.ts';
import type { ImportOptions } from '../import-feed.ts';
import { previewFeed } from '../mapping/preview-feed.ts';
import { openFeedFile } from '../open-feed-file.ts';
import { examineStock, type StockQuality } from '../quality/examine-stock.ts';
import { withoutFailingPhotos } from '../quality/without-failing-photos.ts';
import { UnreadableFeed } from '../reading/unreadable-feed.ts';
import type { ImportOutcome } from '../runs/import-report.ts';
import { recordedImport } from '../runs/recorded-import.ts';
import { kyselyImportRuns } from './kysely-import-runs.ts';
import { kyselyKeptRecords } from './kysely-kept-records.ts';
import { kyselyPhotoFiles } from './kysely-photo-files.ts';

export type ImportTask = {
  task: 'import';
  database: DatabaseSettings;
  file: FeedFile;
  options: ImportOptions;
  request: RequestScope | undefined;
};
export type PreviewTask = {
  task: 'preview';
  file: PreviewedFile;
  index: Pick<ImportOptions, 'kind' | 'language' | 'country'>;
};

export type WorkerTask = ImportTask | PreviewTask | ExamineTask;
export type ExamineTask = { task: 'examine'; database: DatabaseSettings; index: string };

/** One import in its own thread with its own database connection, because SQLite blocks the thread. */
async function importFile({ database, file, options, request }: ImportTask): Promise<ImportOutcome> {
  const db = await connectDatabase(database);
  try {
    const stores = { store: kyselyRecordStore(db, systemClock), runs: kyselyImportRuns(db) };
    const { lines, ...read } = openFeedFile(file, options);
    const sources = { ...read, kept: kyselyKeptRecords(db) };
    const run = () => recordedImport(stores, lines, options, systemClock, sources);
    return await (request ? runInRequest(request, run) : run());
  } finally {
    await db.destroy();
  }
}

/** Reading a stranger's file takes as long as it takes; pages do not wait for it. */
async function preview({ file, index }: PreviewTask): Promise<PreviewOutcome> {
  const { kind, language = 'en', country } = index;
  try {
    return {
      state: 'read',
      preview: await previewFeed(file.path, file.mapping, kind, { language, country }),
    };
  } catch (error) {
    if (error instanceof UnreadableFeed) return { state: 'unreadable', reason: error.message };
    throw error;
  }
}

/** All cars of an index are read and parsed. */
async function examine({ database, index }: ExamineTask): Promise<StockQuality> {
  const db = await connectDatabase(database);
  try {
    const cars = kyselyRecordStore(db, systemClock).live(index);
    return await examineStock(withoutFailingPhotos(index, cars, kyselyPhotoFiles(db)), systemClock());
  } finally {
    await db.destroy();
  }
}

const task = workerData as WorkerTask;
parentPort?.postMessage(await work(task));

function work(given: WorkerTask): Promise<unknown> {
  if (given.task === 'import') return importFile(given);
  return given.task === 'preview' ? preview(given) : examine(given);
}
