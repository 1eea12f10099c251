import '../../../shared/search/records/added-fields-in-threads.ts';
import { Worker } from 'node:worker_threads';
import type { DatabaseSettings } from '../../../shared/platform/database/database.ts';
import { workerFile } from '../../../shared/platform/worker-file.ts';
import { workerOutcome } from '../../../shared/platform/worker-outcome.ts';
import type { RollBackOutcome } from '../../../shared/search/record-store.ts';
import type { RollBackChoice } from '../runs/roll-back-import.ts';
import type { RollBackTask } from './roll-back-worker.ts';

/** Of PostgreSQL: one writes, one renews the lease. */
const ROLL_BACK_CONNECTIONS = 2;

export type RollBack = (choice: RollBackChoice) => Promise<RollBackOutcome>;

/** Rolls back outside the thread that serves pages or the studio. */
export function threadedRollBack(
  { dataDir, databaseUrl }: DatabaseSettings,
  entry = () => workerFile('./roll-back-worker.ts', 'roll-back-worker', import.meta.url),
): RollBack {
  return (choice) => {
    const database = { dataDir, databaseUrl, databasePoolSize: ROLL_BACK_CONNECTIONS };
    const workerData: RollBackTask = { database, choice };
    return workerOutcome(new Worker(entry(), { workerData }), 'The roll-back was aborted');
  };
}
