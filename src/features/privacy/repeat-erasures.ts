import { keysInTexts } from '../../shared/personal-data/person-keys.ts';
import { type ErasurePorts, eraseRecords, hashesOf } from './erase-person.ts';
import type { Erasure, RecordReference } from './erasure.ts';
import { allRecords, textsOf } from './find-person.ts';

export type Repeated = { erasures: number; records: number };

/**
 * Erases again who was erased already: after an older backup was restored, and what a crash left half done. Whatever
 * somebody sent after the erasure is theirs to send.
 */
export async function repeatErasures(
  ports: ErasurePorts,
  list: readonly Erasure[],
  now: Date,
  onProgress: (done: number) => void = () => {},
): Promise<Repeated> {
  for (const erasure of list) await ports.erasures.begin(erasure);
  const chosen: RecordReference[] = [];
  let done = 0;
  const byPerson = indexOf(list, ({ person }) => person);
  const byRecord = indexOf(list, ({ records }) => records);
  for (const kind of ports.kinds) {
    for await (const record of allRecords(kind)) {
      done += 1;
      onProgress(done);
      const own = hashesOf(ports.keys, `${kind.kind}:${record.id}`);
      const keys = [...keysInTexts(textsOf(record))].flatMap((key) => [...hashesOf(ports.keys, key)]);
      const erased = [
        ...own.flatMap((hash) => byRecord.get(hash) ?? []),
        ...keys.flatMap((hash) => byPerson.get(hash) ?? []),
      ].some(
        ({ beganAt, scope }) =>
          (record.at === undefined || record.at <= beganAt) && !own.some((hash) => scope.left.includes(hash)),
      );
      if (erased) chosen.push({ kind: kind.kind, id: record.id });
    }
  }
  const outcome = await eraseRecords(ports.kinds, chosen, now);
  if (chosen.length > 0) await ports.compact();
  for (const { id } of list.filter(({ finishedAt }) => !finishedAt))
    await ports.erasures.finish(id, outcome, now);
  return {
    erasures: list.length,
    records: Object.values(outcome.erased).reduce((sum, count) => sum + count, 0),
  };
}

function indexOf(list: readonly Erasure[], hashes: (scope: Erasure['scope']) => readonly string[]) {
  const index = new Map<string, Erasure[]>();
  for (const erasure of list)
    for (const hash of hashes(erasure.scope)) index.set(hash, [...(index.get(hash) ?? []), erasure]);
  return index;
}
