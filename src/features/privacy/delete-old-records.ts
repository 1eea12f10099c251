import type { Cleanings } from '../../shared/personal-data/cleanings.ts';
import type { PersonalRecords } from '../../shared/personal-data/personal-records.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import { runHourly } from '../../shared/platform/run-hourly.ts';

const DAY_MS = 86_400_000;
const RECORDS_AT_ONCE = 100;

export type DeleteRecordsDeps = {
  kinds: readonly PersonalRecords[];
  cleanings: Pick<Cleanings, 'note'>;
  clock: Clock;
  log: Log;
};

/** Those kinds that no feature has a job of its own for. */
const ownKinds = new Set(['season-reminder', 'tyre-review', 'stored-mail', 'stored-sms']);

export function deleteOldRecordsHourly(deps: DeleteRecordsDeps): () => void {
  return runHourly(
    () => deleteOldRecords(deps),
    (error) => deps.log.error({ code: 'OLD_RECORDS_NOT_DELETED', error }, 'tried again in an hour'),
  );
}

/** Deletes what came longer ago than its setting says. */
export async function deleteOldRecords({ kinds, cleanings, clock, log }: DeleteRecordsDeps): Promise<void> {
  for (const { kind, retention, oldest, erase } of kinds) {
    if (!ownKinds.has(kind) || !oldest || 'endsWith' in retention) continue;
    const now = clock();
    const before = new Date(now.getTime() - retention.days * DAY_MS);
    let removed = 0;
    for (let ids = await oldest(before, RECORDS_AT_ONCE); ids.length > 0; ) {
      await erase(ids, now);
      removed += ids.length;
      ids = await oldest(before, RECORDS_AT_ONCE);
    }
    await cleanings.note({ kind, at: now.toISOString(), removed });
    if (removed > 0)
      log.info({ code: 'OLD_RECORDS_DELETED', kind, removed, days: retention.days }, 'kept long enough');
  }
}
