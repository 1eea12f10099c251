import type { Clock } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import { runHourly } from '../../shared/platform/run-hourly.ts';
import { type ErasurePorts, eraseRecords } from './erase-person.ts';
import type { Erasure, ErasureOutcome } from './erasure.ts';
import { repeatErasures } from './repeat-erasures.ts';

export type FinishDeps = ErasurePorts & { clock: Clock; log: Log };

export function finishErasuresHourly(deps: FinishDeps): () => void {
  return runHourly(
    () => finishErasures(deps, deps.clock()),
    (error) => deps.log.error({ code: 'ERASURES_NOT_FINISHED', error }, 'tried again in an hour'),
  );
}

/** What a crash left half done, and visits that were ahead when their customer was erased and are over now. */
export async function finishErasures(deps: FinishDeps, now: Date): Promise<void> {
  const all = await deps.erasures.all();
  const unfinished = all.filter(({ finishedAt }) => finishedAt === undefined);
  if (unfinished.length > 0) {
    const { records } = await repeatErasures(deps, unfinished, now);
    deps.log.info({ code: 'ERASURES_FINISHED', erasures: unfinished.length, records }, 'half done before');
  }
  const today = now.toISOString().slice(0, 10);
  const isDue = ({ until }: ErasureOutcome['kept'][number]) => until !== undefined && until < today;
  const due = all.filter(({ outcome }) => outcome?.kept.some(isDue));
  for (const erasure of due) await eraseKept(deps, erasure, isDue, now);
  if (due.length > 0) await deps.compact();
}

async function eraseKept(
  { kinds, erasures, log }: FinishDeps,
  { id, outcome }: Erasure,
  isDue: (record: ErasureOutcome['kept'][number]) => boolean,
  now: Date,
): Promise<void> {
  if (!outcome) return;
  const { erased, kept } = await eraseRecords(kinds, outcome.kept.filter(isDue), now);
  const total = { ...outcome.erased };
  for (const { kind } of kinds) if (erased[kind]) total[kind] = (total[kind] ?? 0) + erased[kind];
  await erasures.finish(
    id,
    { erased: total, kept: [...outcome.kept.filter((each) => !isDue(each)), ...kept] },
    now,
  );
  log.info({ code: 'ERASURE_COMPLETED', erasure: id }, 'what was kept for a time is erased');
}
