import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  hasName,
  keysInTexts,
  keysOfPerson,
  type Person,
  textsIn,
} from '../../shared/personal-data/person-keys.ts';
import type {
  PersonalKind,
  PersonalRecord,
  PersonalRecords,
} from '../../shared/personal-data/personal-records.ts';

/** What proves that a record is of the person; a name alone proves nothing. */
export type Match = 'email' | 'phone' | 'plate' | 'name';

export type FoundRecord = PersonalRecord & { kind: PersonalKind; matches: readonly Match[] };

export type Found = {
  records: readonly FoundRecord[];
  /** There are more than are shown: the search has to say more. */
  isCut: boolean;
};

const PAGE_SIZE = 200;
const MAX_FOUND = 500;

/** Everything that is kept about somebody, newest first. It reads all that is kept, with turns for others in between. */
export async function findPerson(kinds: readonly PersonalRecords[], person: Person): Promise<Found> {
  const isPerson = matcher(person);
  const records: FoundRecord[] = [];
  for (const kind of kinds) {
    for await (const record of allRecords(kind)) {
      const matches = isPerson(record);
      if (matches.length > 0) records.push({ ...record, kind: kind.kind, matches });
      if (records.length > MAX_FOUND)
        return { records: newestFirst(records).slice(0, MAX_FOUND), isCut: true };
    }
  }
  return { records: newestFirst(records), isCut: false };
}

export async function* allRecords({ page }: Pick<PersonalRecords, 'page'>): AsyncGenerator<PersonalRecord> {
  for (let after = ''; ; ) {
    const records = await page(after, PAGE_SIZE);
    yield* records;
    const last = records.at(-1);
    if (!last || records.length < PAGE_SIZE) return;
    after = last.id;
    await nextTurn();
  }
}

/** The texts of a record that may name somebody. */
export function textsOf({ id, content }: PersonalRecord): string[] {
  return [id, ...textsIn(content)];
}

/** Reads a record closely only where a quick look says that it may be of the person. */
function matcher(person: Person): (record: PersonalRecord) => Match[] {
  const wanted = [...keysOfPerson(person)];
  const values = wanted.map((key) => key.slice(key.indexOf(':') + 1));
  const { name = '' } = person;
  return (record) => {
    const texts = textsOf(record);
    const compact = texts
      .join('\n')
      .normalize('NFKD')
      .replace(/[^\p{L}\d]/gu, '')
      .toLowerCase();
    const mayBe = values.some((value) =>
      compact.includes(
        value
          .normalize('NFKD')
          .replace(/[^\p{L}\d]/gu, '')
          .toLowerCase(),
      ),
    );
    const present = mayBe ? keysInTexts(texts) : new Set<string>();
    const proved = wanted
      .filter((key) => present.has(key))
      .map((key) => key.slice(0, key.indexOf(':')) as Match);
    return [...new Set([...proved, ...(hasName(texts, name) ? (['name'] as const) : [])])];
  };
}

function newestFirst(records: readonly FoundRecord[]): FoundRecord[] {
  return [...records].sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));
}
