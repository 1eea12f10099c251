import { OperatorError } from '../../shared/platform/operator-error.ts';
import type { RecordStore } from '../../shared/search/record-store.ts';
import { type ImportOptions, importFeed } from './import-feed.ts';
import type { ImportReport } from './runs/import-report.ts';
import type { ImportRuns } from './runs/import-runs.ts';
import { recordedImport } from './runs/recorded-import.ts';

/** Imports records made by a program: an invalid one is a bug, so it throws. */
export async function importRecords(
  store: RecordStore,
  into: Pick<ImportOptions, 'index' | 'kind' | 'language' | 'country'>,
  records: Iterable<unknown> | AsyncIterable<unknown>,
  now: () => Date,
  /** Keeps the report where it is given. */
  runs?: ImportRuns | undefined,
): Promise<ImportReport> {
  const options = { ...into, allowEmpty: true };
  const lines = numbered(records);
  const outcome = await (runs
    ? recordedImport({ store, runs }, lines, options, now)
    : importFeed(store, lines, options, now));
  if (outcome.state === 'imported') return outcome.report;
  if (outcome.state === 'busy')
    throw new OperatorError(outcome.reason, 'If no other program is at work, this passes within 15 seconds.');
  const [first] = outcome.report.refused;
  const detail = first ? ` Record ${first.line} (${first.id}): ${first.reason}` : '';
  throw new Error(`${outcome.reason}${detail}`);
}

async function* numbered(records: Iterable<unknown> | AsyncIterable<unknown>) {
  let line = 0;
  for await (const value of records) {
    line += 1;
    yield { line, value };
  }
}
