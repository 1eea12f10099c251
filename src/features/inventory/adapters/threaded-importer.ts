import { Worker } from 'node:worker_threads';
import type { DatabaseSettings } from '../../../shared/platform/database/database.ts';
import { currentRequest } from '../../../shared/platform/request-scope.ts';
import { workerFile } from '../../../shared/platform/worker-file.ts';
import { workerOutcome } from '../../../shared/platform/worker-outcome.ts';
import type { FeedImporter } from '../feed-importer.ts';
import type { ImportOutcome } from '../import-report.ts';
import type { ImportTask } from './import-worker.ts';

/** Of PostgreSQL: one writes, one renews the lease. */
const IMPORT_CONNECTIONS = 2;

/** One worker thread per import, so that imports never block a page. */
export function threadedImporter(
  { dataDir, databaseUrl }: DatabaseSettings,
  entry = () => workerFile('./import-worker.ts', 'import-worker', import.meta.url),
): FeedImporter {
  const running = new Set<Worker>();
  return {
    importFile(file, options) {
      const request = currentRequest();
      const database = { dataDir, databaseUrl, databasePoolSize: IMPORT_CONNECTIONS };
      const workerData: ImportTask = { database, file, options, request };
      const worker = new Worker(entry(), { workerData });
      running.add(worker);
      return workerOutcome<ImportOutcome>(worker, 'The import was aborted').finally(() =>
        running.delete(worker),
      );
    },
    close: async () => {
      await Promise.all([...running].map((worker) => worker.terminate()));
    },
  };
}
