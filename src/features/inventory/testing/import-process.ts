import type { KyselyPlugin } from 'kysely';
import { systemClock } from '../../../shared/platform/clock.ts';
import { connectDatabase, type DatabaseSettings } from '../../../shared/platform/database/database.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import { kyselyImportRuns } from '../adapters/kysely-import-runs.ts';
import { kyselyKeptRecords } from '../adapters/kysely-kept-records.ts';
import type { FeedFile } from '../feed-importer.ts';
import type { ImportOptions } from '../import-feed.ts';
import { openFeedFile } from '../open-feed-file.ts';
import { recordedImport } from '../runs/recorded-import.ts';

type Counted = { steps: number };

/**
 * An import as the worker runs it. Before and after each statement is a step; at the one named, the process is killed.
 * For a process of its own, unless no step is named.
 */
export async function importUntil(
  settings: DatabaseSettings,
  file: FeedFile,
  options: ImportOptions,
  killedAt?: number,
): Promise<Counted & { state: string }> {
  const counted = { steps: 0 };
  const connected = await connectDatabase(settings);
  const db = connected.withPlugin(stepCounter(counted, killedAt));
  try {
    const stores = { store: kyselyRecordStore(db, systemClock), runs: kyselyImportRuns(db) };
    const { lines, ...read } = openFeedFile(file, options);
    const sources = { ...read, kept: kyselyKeptRecords(db) };
    const { state } = await recordedImport(stores, lines, options, systemClock, sources);
    return { ...counted, state };
  } finally {
    await connected.destroy();
  }
}

function stepCounter(counted: Counted, killedAt: number | undefined): KyselyPlugin {
  const step = () => {
    counted.steps += 1;
    if (counted.steps === killedAt) process.kill(process.pid, 'SIGKILL');
  };
  return {
    transformQuery: ({ node }) => {
      step();
      return node;
    },
    transformResult: async ({ result }) => {
      step();
      return result;
    },
  };
}
