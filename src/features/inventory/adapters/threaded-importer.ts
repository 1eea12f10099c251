import '../../../shared/search/records/added-fields-in-threads.ts';
import { Worker } from 'node:worker_threads';
import type { DatabaseSettings } from '../../../shared/platform/database/database.ts';
import { currentRequest } from '../../../shared/platform/request-scope.ts';
import { workerFile } from '../../../shared/platform/worker-file.ts';
import { workerOutcome } from '../../../shared/platform/worker-outcome.ts';
import type { FeedImporter, FeedPreviewer, PreviewOutcome } from '../feed-importer.ts';
import type { StockQuality } from '../quality/examine-stock.ts';
import type { StockExaminer } from '../quality/stock-examiner.ts';
import type { ImportOutcome } from '../runs/import-report.ts';
import type { ImportTask, WorkerTask } from './import-worker.ts';

/** Of PostgreSQL: one writes, one renews the lease. */
const IMPORT_CONNECTIONS = 2;

/** One worker thread per import, so that imports never block a page. */
export function threadedImporter(
  { dataDir, databaseUrl }: DatabaseSettings,
  entry = () => workerFile('./import-worker.ts', 'import-worker', import.meta.url),
): FeedImporter & FeedPreviewer & StockExaminer {
  const running = new Set<Worker>();
  const run = <Outcome>(workerData: WorkerTask, aborted: string): Promise<Outcome> => {
    const worker = new Worker(entry(), { workerData });
    running.add(worker);
    return workerOutcome<Outcome>(worker, aborted).finally(() => running.delete(worker));
  };
  return {
    importFile(file, options) {
      const database = { dataDir, databaseUrl, databasePoolSize: IMPORT_CONNECTIONS };
      const task: ImportTask = { task: 'import', database, file, options, request: currentRequest() };
      return run<ImportOutcome>(task, 'The import was aborted');
    },
    previewFile: (file, index) =>
      run<PreviewOutcome>({ task: 'preview', file, index }, 'The preview was aborted'),
    examine: (index) =>
      run<StockQuality>(
        { task: 'examine', database: { dataDir, databaseUrl, databasePoolSize: 1 }, index },
        'The examination was aborted',
      ),
    close: async () => {
      await Promise.all([...running].map((worker) => worker.terminate()));
    },
  };
}
