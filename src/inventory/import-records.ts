import type { RecordStore } from '../search/record-store.ts';
import { importFeed } from './import-feed.ts';
import type { ImportReport } from './import-report.ts';

/** Imports records made by a program: an invalid one is a bug, so it throws. */
export async function importRecords(
  store: RecordStore,
  index: string,
  records: Iterable<unknown> | AsyncIterable<unknown>,
  now: () => Date,
): Promise<ImportReport> {
  const outcome = await importFeed(store, numbered(records), { index, allowEmpty: true }, now);
  if (outcome.state === 'imported') return outcome.report;
  const first = outcome.state === 'refused' ? outcome.report.refused[0] : undefined;
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
