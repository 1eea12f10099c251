import { Worker } from 'node:worker_threads';
import type { DatabaseSettings } from '../../../shared/platform/database/database.ts';
import { workerFile } from '../../../shared/platform/worker-file.ts';
import { workerOutcome } from '../../../shared/platform/worker-outcome.ts';
import type { ChangedCars } from '../photos/follow-wanted-photos.ts';
import type { WantedPhotosTask } from './wanted-photos-worker.ts';

/** Of PostgreSQL: one reads while another writes. */
const CONNECTIONS = 2;

/** Writes millions of rows outside the thread that serves pages. */
export function threadedWantedPhotos(
  { dataDir, databaseUrl }: DatabaseSettings,
  entry = () => workerFile('./wanted-photos-worker.ts', 'wanted-photos-worker', import.meta.url),
): (changed: ChangedCars, signal: AbortSignal) => Promise<void> {
  return async (changed, signal) => {
    const database = { dataDir, databaseUrl, databasePoolSize: CONNECTIONS };
    const workerData: WantedPhotosTask = { database, changed };
    const worker = new Worker(entry(), { workerData });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    try {
      await workerOutcome(worker, 'Reading which photos the cars show was aborted');
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
}
