import { randomUUID } from 'node:crypto';
import type { RecordStore } from '../../../shared/search/record-store.ts';
import { type ImportOptions, type ImportSources, importFeed } from '../import-feed.ts';
import type { FeedLine } from '../reading/feed-line.ts';
import { endAbandonedRuns } from './end-abandoned-runs.ts';
import type { ImportOutcome } from './import-report.ts';
import type { ImportRuns } from './import-runs.ts';

/** Imports a feed and keeps its report for operators; a dry run leaves no trace. */
export async function recordedImport(
  { store, runs }: { store: RecordStore; runs: ImportRuns },
  lines: AsyncIterable<FeedLine> | Iterable<FeedLine>,
  options: ImportOptions,
  now: () => Date,
  sources: ImportSources = {},
): Promise<ImportOutcome> {
  if (options.dryRun) return importFeed(store, lines, options, now, sources);
  const id = randomUUID();
  const time = () => now().toISOString();
  await endAbandonedRuns({ store, runs }, now());
  const { index, startedBy } = options;
  await runs.start({ id, index, kind: 'feed', startedAt: time(), startedBy });
  try {
    const outcome = await importFeed(store, lines, options, now, sources);
    // The stock is what counts: an import whose report is lost is an import all the same.
    await runs.finish(id, { ...endOf(outcome), finishedAt: time() }).catch(() => undefined);
    return outcome;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await runs.finish(id, { state: 'failed', reason, finishedAt: time() }).catch(() => undefined);
    throw error;
  }
}

function endOf(outcome: ImportOutcome) {
  if (outcome.state === 'imported') return outcome;
  // Nothing was counted as done.
  if (outcome.state === 'refused' && outcome.because === 'withdrawals')
    return { state: 'refused' as const, reason: outcome.reason, lines: outcome.lines };
  return { ...outcome, state: 'refused' as const };
}
