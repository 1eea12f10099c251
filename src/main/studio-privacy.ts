import { randomUUID } from 'node:crypto';
import { textsFor } from '../content/publishing/built-in-texts.ts';
import { erasePerson } from '../features/privacy/erase-person.ts';
import type { RecordReference } from '../features/privacy/erasure.ts';
import { exportPage } from '../features/privacy/export-page.ts';
import { exportPerson } from '../features/privacy/export-person.ts';
import { findPerson } from '../features/privacy/find-person.ts';
import type { Cleaning } from '../shared/personal-data/cleanings.ts';
import type { Person } from '../shared/personal-data/person-keys.ts';
import { systemClock } from '../shared/platform/clock.ts';
import { connectDatabase } from '../shared/platform/database/database.ts';
import type { Settings } from '../shared/platform/env.ts';
import type { Language } from '../shared/sites/languages.ts';
import { dataEncryption, requireDataKeys } from './data-encryption.ts';
import { openPersonalData } from './personal-data.ts';

export type StudioPrivacy = Awaited<ReturnType<typeof openStudioPrivacy>>;

const LISTED_ERASURES = 50;

/** What the studio's page about personal data does: all of it is in the database that it shares with the sites. */
export async function openStudioPrivacy(settings: Settings) {
  const database = await connectDatabase({ ...settings, encryption: dataEncryption(settings) });
  await requireDataKeys(database, settings.dataKeys);
  const data = await openPersonalData(settings, database);
  const { kinds, erasures, keys, cleanings } = data;
  return {
    canErase: keys !== undefined,
    find: (person: Person) => findPerson(kinds, person),

    async hand(person: Person, chosen: readonly RecordReference[]) {
      const { records } = await findPerson(kinds, person);
      return exportPerson(kinds, person, records.filter(isAmong(chosen)), systemClock());
    },

    async page(person: Person, chosen: readonly RecordReference[], language: Language): Promise<string> {
      const { records } = await findPerson(kinds, person);
      const exported = await exportPerson(kinds, person, records.filter(isAmong(chosen)), systemClock());
      return exportPage(exported, language, textsFor(language));
    },

    /** Only what is found with the person can be chosen; whatever is not chosen is left, now and when it is repeated. */
    async erase(person: Person, chosen: readonly RecordReference[], by: string) {
      if (!keys) return 'no-key' as const;
      const { records, isCut } = await findPerson(kinds, person);
      // What is not seen would count as the person's when an older backup is restored.
      if (isCut) return 'too-many' as const;
      const isChosen = isAmong(chosen);
      return erasePerson(
        { ...data, keys },
        {
          ...{ id: randomUUID(), person, by, now: systemClock() },
          records: records.filter(isChosen),
          left: records.filter((record) => !isChosen(record)),
        },
      );
    },

    async overview() {
      const cleaned = await cleanings.all();
      const kept = await Promise.all(
        kinds.map(async ({ kind, retention, count }) => ({
          ...{ kind, retention, cleaned: cleaned.find((each) => each.kind === kind) },
          ...(await count()),
        })),
      );
      const listed = await erasures.list(LISTED_ERASURES);
      return {
        canErase: keys !== undefined,
        kept,
        erasures: listed.map(({ id, beganAt, finishedAt, by, outcome }) => ({
          ...{ id, beganAt, finishedAt, by, outcome },
        })),
      };
    },

    noteCleaning: (cleaning: Cleaning) => cleanings.note(cleaning),

    close: () => database.destroy(),
  };
}

function isAmong(chosen: readonly RecordReference[]): (record: RecordReference) => boolean {
  const known = new Set(chosen.map(({ kind, id }) => `${kind} ${id}`));
  return ({ kind, id }) => known.has(`${kind} ${id}`);
}
