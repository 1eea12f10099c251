import type { RecordStore } from '../../../shared/search/record-store.ts';
import { feedProblem } from '../problems/feed-problems.ts';
import type { ImportRuns } from './import-runs.ts';

/** Between the beginning of a run and its feed lie milliseconds, or seconds where the database is busy. */
const BEGINNING_MS = 15_000;

const reason = feedProblem('process-ended');

/** A process that is killed cannot say what became of its import: one that nobody runs any more has failed. */
export async function endAbandonedRuns(
  { store, runs }: { store: Pick<RecordStore, 'runningFeeds'>; runs: ImportRuns },
  now: Date,
): Promise<void> {
  const running = await runs.running();
  if (running.length === 0) return;
  const fed = new Set(await store.runningFeeds());
  const newest = new Map(running.toReversed().map(({ index, id }) => [index, id]));
  for (const { id, index, startedAt } of running) {
    const isBeginning = now.getTime() - Date.parse(startedAt) < BEGINNING_MS;
    // One feed of an index runs at a time, so that an older run cannot be its.
    if (newest.get(index) === id && (isBeginning || fed.has(index))) continue;
    await runs.finish(id, { state: 'failed', finishedAt: startedAt, reason });
  }
}
