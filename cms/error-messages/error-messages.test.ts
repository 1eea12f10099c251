import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateDatabase, openDatabase } from '../../src/main/database.ts';
import type { DatabaseSettings } from '../../src/shared/platform/database/database.ts';
import { kyselyRecordStore } from '../../src/shared/search/adapters/kysely-record-store.ts';
import { studioLanguages } from '../i18n/studio-text.ts';
import type { RestResponse } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';
import { findAllSentences, say } from './all-sentences.ts';
import { accountCases } from './cases/account-cases.ts';
import { endpointCases } from './cases/endpoint-cases.ts';
import { fieldCases } from './cases/field-cases.ts';
import { fontCases } from './cases/font-cases.ts';
import { formCases } from './cases/form-cases.ts';
import { linkCases } from './cases/link-cases.ts';
import { mediaCases } from './cases/media-cases.ts';
import { pageCases } from './cases/page-cases.ts';
import { requestCases } from './cases/request-cases.ts';
import { ruleCases } from './cases/rule-cases.ts';
import { siteCases } from './cases/site-cases.ts';
import { storyCases } from './cases/story-cases.ts';
import { textCases } from './cases/text-cases.ts';
import { themeCases } from './cases/theme-cases.ts';
import { trashCases } from './cases/trash-cases.ts';
import type { ErrorCase, ErrorCases } from './error-case.ts';
import { type ErrorScene, openScene } from './error-scene.ts';

const cases: ErrorCases = {
  ...pageCases,
  ...formCases,
  ...ruleCases,
  ...siteCases,
  ...mediaCases,
  ...storyCases,
  ...linkCases,
  // Before what the trash holds stands in the way of a new document.
  ...textCases,
  ...trashCases,
  ...accountCases,
  ...endpointCases,
  ...requestCases,
  ...fieldCases,
  ...fontCases,
  ...themeCases,
};

const sentences = await findAllSentences();

test('every sentence of a refusal has a case, and no case has lost its sentence', () => {
  expect(Object.keys(cases).toSorted()).toEqual([...sentences.keys()].toSorted());
});

test('no sentence stands anywhere but in a file of refusals', () => {
  const root = join(import.meta.dirname, '..');
  // What the sites' server is told is no sentence for people.
  const others = ['**/*.test.ts', '**/*-error-messages.ts', 'migrations/**', 'publishing/endpoints.ts'];
  const files = globSync('**/*.ts', {
    cwd: root,
    exclude: others,
  });
  const written = /(?:APIError\(\s*|message: |error: )['"`][A-ZÅÄÖ]/;
  expect(files.filter((file) => written.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

for (const { name, databaseUrl } of testStudioDatabases)
  describe(`${name}: a refusal says what to do, at its field, in the person's language`, () => {
    let studio: TestStudio;
    let scene: ErrorScene;

    beforeAll(async () => {
      const url = await databaseUrl();
      studio = await studioForTests({ databaseUrl: url, secondFactorRoles: ['author'] });
      const database = { dataDir: studio.dataDir, databaseUrl: url };
      await migrateDatabase(database);
      scene = await openScene(studio.payload, (index, act) => duringImport(database, index, act));
    });
    afterAll(() => studio.close());

    test.each(Object.entries(cases))('%s', async (sentence, refusal) => {
      for (const language of studioLanguages) {
        const answer = await refusal.send((actor) => scene.as(actor, language), scene);
        const expected = say(sentences.get(sentence)?.[language] ?? '', valuesOf(refusal, language));
        expect([answer.status, answer.body]).toEqual([refusal.status, expect.anything()]);
        expect(sentencesAt(answer, refusal.path), JSON.stringify(answer.body)).toEqual(
          expect.arrayContaining([expect.stringContaining(expected)]),
        );
        expect(JSON.stringify(answer.body)).not.toMatch(/following field|Följande fält/);
      }
    });
  });

function valuesOf(refusal: ErrorCase, language: (typeof studioLanguages)[number]): readonly unknown[] {
  return typeof refusal.with === 'function' ? refusal.with(language) : (refusal.with ?? []);
}

type Refused = { path?: string; message?: string; data?: { errors?: Refused[] } };

/** The sentences of an answer that stand at a field, or, without one, those about the whole request. */
function sentencesAt({ body }: RestResponse, path: string | undefined): string[] {
  const errors = (body['errors'] ?? []) as Refused[];
  const all = [
    ...errors,
    ...errors.flatMap(({ data }) => data?.errors ?? []),
    { message: String(body['error']) },
  ];
  return all.filter((each) => (each.path || undefined) === path).flatMap(({ message }) => message ?? []);
}

async function duringImport<T>(settings: DatabaseSettings, index: string, act: () => Promise<T>): Promise<T> {
  const database = await openDatabase(settings);
  const feed = await kyselyRecordStore(database, () => new Date()).openFeed(index);
  try {
    return await act();
  } finally {
    await feed?.abandon();
    await database.destroy();
  }
}
