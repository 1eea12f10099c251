import { keysOfPerson, type Person } from '../../shared/personal-data/person-keys.ts';
import type { PersonalKind, PersonalRecords } from '../../shared/personal-data/personal-records.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type { Erasure, ErasureOutcome, Erasures, RecordReference } from './erasure.ts';

/** A statement's limit of values. */
const RECORDS_AT_ONCE = 100;
const HASH = 'erasure';

export type ErasurePorts = {
  kinds: readonly PersonalRecords[];
  erasures: Erasures;
  keys: KeyRing;
  /** Makes databases forget what they have deleted but still have on disk. */
  compact: () => Promise<void>;
};

export type ErasureRequest = {
  id: string;
  person: Person;
  /** Chosen to be erased. */
  records: readonly RecordReference[];
  /** Found, and left: of somebody else with the same name or plate. */
  left: readonly RecordReference[];
  by: string;
  now: Date;
};

/** Erases what was chosen, and remembers in hashes who that was. The proof names no person. */
export async function erasePerson(ports: ErasurePorts, request: ErasureRequest): Promise<Erasure> {
  const { kinds, erasures, keys, compact } = ports;
  const { id, person, records, left, by, now } = request;
  const scope = {
    person: [...keysOfPerson(person)].map((key) => keys.hash(HASH, key)),
    records: records.map((record) => hashReference(keys, record)),
    left: left.map((record) => hashReference(keys, record)),
  };
  const begun = { id, beganAt: now.toISOString(), by, scope };
  await erasures.begin(begun);
  const outcome = await eraseRecords(kinds, records, now);
  await compact();
  await erasures.finish(id, outcome, now);
  return { ...begun, finishedAt: now.toISOString(), outcome };
}

export function hashReference(keys: KeyRing, { kind, id }: RecordReference): string {
  return keys.hash(HASH, `${kind}:${id}`);
}

/** With every key: those who were erased before a key was replaced are known by the earlier one. */
export function hashesOf(keys: KeyRing, text: string): readonly string[] {
  return keys.hashes(HASH, text);
}

export async function eraseRecords(
  kinds: readonly PersonalRecords[],
  records: readonly RecordReference[],
  now: Date,
): Promise<ErasureOutcome> {
  const erased: Partial<Record<PersonalKind, number>> = {};
  const kept: ErasureOutcome['kept'][number][] = [];
  for (const { kind, erase } of kinds) {
    const ids = [...new Set(records.filter((record) => record.kind === kind).map(({ id }) => id))];
    for (let from = 0; from < ids.length; from += RECORDS_AT_ONCE) {
      const some = ids.slice(from, from + RECORDS_AT_ONCE);
      const stay = await erase(some, now);
      kept.push(...stay.map((record) => ({ ...record, kind })));
      erased[kind] = (erased[kind] ?? 0) + some.length - stay.length;
    }
  }
  return { erased, kept };
}
