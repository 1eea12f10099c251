import { randomUUID } from 'node:crypto';
import type { RecordStore, RollBackOutcome } from '../search/record-store.ts';
import type { ImportRuns } from './import-runs.ts';

/** Restores the stock before an import, and keeps that as a run of its own. */
export async function rollBackImport(
  { store, runs }: { store: Pick<RecordStore, 'rollBack'>; runs: ImportRuns },
  { index, revision }: { index: string; revision: number },
  now: () => Date,
): Promise<RollBackOutcome> {
  const startedAt = now().toISOString();
  const outcome = await store.rollBack(index, revision);
  if (outcome.state !== 'rolled-back') return outcome;
  const id = randomUUID();
  await runs.start({ id, index, kind: 'roll-back', startedAt });
  await runs.finish(id, {
    state: 'imported',
    finishedAt: now().toISOString(),
    revision: outcome.revision,
    reason: `${outcome.restored} records are as they were before revision ${revision}.`,
  });
  return outcome;
}
