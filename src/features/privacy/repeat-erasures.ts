import { keysInTexts } from '../../shared/personal-data/person-keys.ts';
import type { PersonalKind, PersonalRecord } from '../../shared/personal-data/personal-records.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import { type ErasurePorts, eraseRecords, hashesOf } from './erase-person.ts';
import type { Erasure, ErasureOutcome, Erasures, RecordReference } from './erasure.ts';
import { allRecords, textsOf } from './find-person.ts';

export type Repeated = { erasures: number; records: number };

/** Told how many records will be read, and then of each. */
export type Progress = (total: number) => () => void;

/**
 * Erases again who was erased already: after an older backup was restored, and what a crash left half done. Whatever
 * somebody sent after the erasure is theirs to send.
 */
export async function repeatErasures(
  ports: ErasurePorts,
  list: readonly Erasure[],
  now: Date,
  progress: Progress = () => () => {},
): Promise<Repeated> {
  for (const erasure of list) await ports.erasures.begin(erasure);
  const chosen = new Map<string, RecordReference[]>();
  const findErasure = erasureFinder(list, ports.keys);
  const counts = await Promise.all(ports.kinds.map(({ count }) => count()));
  const step = progress(counts.reduce((sum, { records }) => sum + records, 0));
  for (const { kind, page } of ports.kinds) {
    for await (const record of allRecords({ page })) {
      step();
      const erasure = findErasure(kind, record);
      if (erasure) chosen.set(erasure.id, [...(chosen.get(erasure.id) ?? []), { kind, id: record.id }]);
    }
  }
  let records = 0;
  for (const { id } of list) {
    const outcome = await eraseRecords(ports.kinds, chosen.get(id) ?? [], now);
    records += Object.values(outcome.erased).reduce((sum, count) => sum + count, 0);
    await note(ports.erasures, id, outcome, now);
  }
  if (chosen.size > 0) await ports.compact();
  return { erasures: list.length, records };
}

/** Most texts of most records are alike: the same cars, dealerships and words. */
const MAX_REMEMBERED_HASHES = 50_000;

function erasureFinder(list: readonly Erasure[], keyRing: KeyRing) {
  const byPerson = indexOf(list, ({ person }) => person);
  const byRecord = indexOf(list, ({ records }) => records);
  const remembered = new Map<string, readonly Erasure[]>();
  const ofPerson = (key: string): readonly Erasure[] => {
    const known = remembered.get(key);
    if (known) return known;
    if (remembered.size >= MAX_REMEMBERED_HASHES) remembered.clear();
    const found = hashesOf(keyRing, key).flatMap((hash) => byPerson.get(hash) ?? []);
    remembered.set(key, found);
    return found;
  };
  return (kind: PersonalKind, record: PersonalRecord): Erasure | undefined => {
    const own = hashesOf(keyRing, `${kind}:${record.id}`);
    const candidates = [
      ...own.flatMap((hash) => byRecord.get(hash) ?? []),
      ...[...keysInTexts(textsOf(record))].flatMap(ofPerson),
    ];
    return candidates.find(
      ({ beganAt, scope }) =>
        (record.at === undefined || record.at <= beganAt) && !own.some((hash) => scope.left.includes(hash)),
    );
  };
}

/** What was done the first time stays in the proof; what has to stay this time is waited for, too. */
async function note(erasures: Erasures, id: string, outcome: ErasureOutcome, now: Date): Promise<void> {
  const before = (await erasures.find(id))?.outcome;
  if (!before) return erasures.finish(id, outcome, now);
  const isNew = (kept: ErasureOutcome['kept'][number]) =>
    !before.kept.some((each) => each.kind === kept.kind && each.id === kept.id);
  const added = outcome.kept.filter(isNew);
  if (added.length > 0) await erasures.finish(id, { ...before, kept: [...before.kept, ...added] }, now);
}

function indexOf(list: readonly Erasure[], hashes: (scope: Erasure['scope']) => readonly string[]) {
  const index = new Map<string, Erasure[]>();
  for (const erasure of list)
    for (const hash of hashes(erasure.scope)) index.set(hash, [...(index.get(hash) ?? []), erasure]);
  return index;
}
