import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDealershipRecord } from '../../src/features/dealers/testing/a-dealership.ts';
import { importRecords } from '../../src/features/inventory/import-records.ts';
import { openDatabase } from '../../src/main/database.ts';
import { systemClock } from '../../src/shared/platform/clock.ts';
import { kyselyRecordStore } from '../../src/shared/search/adapters/kysely-record-store.ts';
import { createPeopleAndSites, type Document, password } from '../testing/people.ts';
import { basedOnNewest, type RestClient, type RestResponse, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';

for (const { name, databaseUrl } of testStudioDatabases) {
  describe(`${name}: the indices of a site`, () => {
    let studio: TestStudio;
    let solvik: Document;
    let carstore: Document;
    let administrator: RestClient;

    beforeAll(async () => {
      const url = await databaseUrl();
      studio = await studioForTests({ databaseUrl: url });
      const people = await createPeopleAndSites(studio.payload);
      ({ solvik, carstore } = people);
      administrator = basedOnNewest(
        await restApi(studio.payload).signIn(people.administrator.email, password),
      );
      const database = await openDatabase({ dataDir: studio.dataDir, databaseUrl: url });
      const into = { index: 'places', kind: 'sites' } as const;
      const store = kyselyRecordStore(database, systemClock);
      await importRecords(store, into, [aDealershipRecord()], systemClock);
      await database.destroy();
    }, 120_000);
    afterAll(() => studio.close());

    const save = (site: Document, indices: object) =>
      administrator(`/sites/${site.id}`, 'PATCH', { indices });

    test('may be called anything that is a name; which field names it says what it holds', async () => {
      expect((await save(solvik, { cars: 'stock' })).status).toBe(200);
      expect((await save(carstore, { cars: 'stock' })).status).toBe(200);
    });

    test('are refused at their field with a sentence when the name is used for something else', async () => {
      await save(solvik, { cars: 'stock' });
      const used = await save(carstore, { cars: '', sites: 'stock' });
      expect(problemAt('indices.sites', used)).toContain('‘stock’ holds cars already');
      expect(problemAt('indices.cars', await save(carstore, { cars: 'kits-fi' }))).toContain('holds kits');
      expect(problemAt('indices.cars', await save(carstore, { cars: 'Bilar!' }))).toContain('Small letters');
    });

    test('are refused for cars when dealerships were imported into them', async () => {
      expect(problemAt('indices.cars', await save(solvik, { cars: 'places' }))).toContain(
        '‘places’ holds dealerships already',
      );
      expect((await save(solvik, { sites: 'places' })).status).toBe(200);
    });
  });
}

function problemAt(path: string, { status, body }: RestResponse): string | undefined {
  expect(status).toBe(400);
  const { errors } = body as { errors: { data?: { errors?: { path: string; message: string }[] } }[] };
  return errors[0]?.data?.errors?.find((each) => each.path === path)?.message;
}
