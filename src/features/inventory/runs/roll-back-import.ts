import { randomUUID } from 'node:crypto';
import type { RecordStore, RollBackOutcome } from '../../../shared/search/record-store.ts';
import { endAbandonedRuns } from './end-abandoned-runs.ts';
import type { ImportRuns } from './import-runs.ts';

/** The stock of an index as it was before a revision. */
export type RollBackChoice = { index: string; revision: number; startedBy?: string | undefined };

type Stores = { store: Pick<RecordStore, 'rollBack' | 'runningFeeds' | 'keptRevisions'>; runs: ImportRuns };

/** Restores the stock before an import. It is a run of its own, which operators see while it lasts. */
export async function rollBackImport(
  { store, runs }: Stores,
  { index, revision, startedBy }: RollBackChoice,
  now: () => Date,
): Promise<RollBackOutcome> {
  // A run that cannot begin is none: it would stand before the one that is under way.
  if ((await store.runningFeeds()).includes(index)) return { state: 'busy' };
  if (!(await store.keptRevisions(index)).includes(revision)) return { state: 'not-kept' };
  const id = randomUUID();
  const time = () => now().toISOString();
  await endAbandonedRuns({ store, runs }, now());
  await runs.start({ id, index, kind: 'roll-back', startedAt: time(), startedBy });
  try {
    const outcome = await store.rollBack(index, revision);
    await runs.finish(id, { ...endOf(outcome, revision), finishedAt: time() });
    return outcome;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await runs.finish(id, { state: 'failed', reason, finishedAt: time() }).catch(() => undefined);
    throw error;
  }
}

function endOf(outcome: RollBackOutcome, revision: number) {
  if (outcome.state === 'busy')
    return { state: 'refused' as const, reason: 'Another import of this index was under way.' };
  if (outcome.state === 'not-kept')
    return { state: 'refused' as const, reason: `What was before revision ${revision} is no longer stored.` };
  return {
    state: 'imported' as const,
    revision: outcome.revision,
    reason: `${outcome.restored} records are as they were before revision ${revision}.`,
  };
}
