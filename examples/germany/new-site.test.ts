import { expect, onTestFinished, test } from 'vitest';
import { createPeopleAndSites } from '../../cms/testing/people.ts';
import { postNewSite } from '../../cms/testing/post-new-site.ts';
import { studioForTests } from '../../cms/testing/studio.ts';
import { testStudioDatabases } from '../../cms/testing/studio-databases.ts';
import { migrateDatabase } from '../../src/main/database.ts';

test.each(testStudioDatabases)(
  '$name: the studio makes a German site, with pages in German',
  async ({ databaseUrl }) => {
    const url = await databaseUrl();
    const studio = await studioForTests({ databaseUrl: url });
    onTestFinished(() => studio.close());
    const { payload } = studio;
    await migrateDatabase({ ...studio, databaseUrl: url });
    const people = await createPeopleAndSites(payload);
    const site = {
      name: 'autohaus-de',
      displayName: 'Autohaus Uhlenhorst',
      url: 'https://www.autohaus.example',
    };
    const wanted = { ...site, country: 'DE', languages: ['de'] };
    const answer = await postNewSite(payload, people.administrator, wanted);
    expect(answer.status).toBe(201);
    const { doc } = (await answer.json()) as { doc: { id: number } };
    expect(await payload.findByID({ collection: 'sites', id: doc.id, depth: 0 })).toMatchObject({
      country: 'DE',
      timeZone: 'Europe/Berlin',
      languages: [{ code: 'de' }],
      pathToCarList: '/autos',
    });
    const pages = await payload.find({
      collection: 'pages',
      where: { site: { equals: doc.id } },
      locale: 'de' as never,
      draft: true,
      depth: 0,
    });
    expect(pages.docs.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Startseite', 'Unsere Fahrzeuge']),
    );
  },
);
