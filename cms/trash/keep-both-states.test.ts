import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageErrorMessages } from '../collections/page-error-messages.ts';
import { payloadSources } from '../publishing/payload-sources.ts';
import { createDocument, createPeopleAndSites, type Document, password } from '../testing/people.ts';
import { type RestClient, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';

describe.each(testStudioDatabases)('$name: a page with pending changes', ({ databaseUrl }) => {
  let studio: TestStudio;
  let site: number;
  let editor: RestClient;

  beforeAll(async () => {
    studio = await studioForTests({ databaseUrl: await databaseUrl() });
    const people = await createPeopleAndSites(studio.payload);
    site = people.solvik.id;
    editor = await restApi(studio.payload).signIn(people.editor.email, password);
  });
  afterAll(() => studio.close());

  /** Public in two languages, with a draft in one of them. */
  async function pageWithDraft(name: string): Promise<Document> {
    const page = await createDocument(studio.payload, 'pages', { site, name, _status: 'published' });
    const change = { collection: 'pages', id: page.id } as const;
    const english = { name: `${name} in English`, _status: 'published' };
    await studio.payload.update({ ...change, locale: 'en', data: english as never });
    await studio.payload.update({ ...change, locale: 'sv', draft: true, data: { name: 'Utkast' } as never });
    return page;
  }
  const trash = ({ id }: Document) =>
    editor(`/pages/${id}?locale=sv`, 'PATCH', { deletedAt: new Date().toISOString() });
  const restore = ({ id }: Document, more: object = {}) =>
    editor(`/pages?trash=true&where[id][equals]=${id}&locale=sv`, 'PATCH', { deletedAt: null, ...more });
  const read = async ({ id }: Document, draft: boolean) =>
    (await editor(`/pages/${id}?locale=all&depth=0&draft=${draft}`)).body;

  test.each([{}, { _status: 'published' }])(
    'comes back public as it was, and drafted as it was: %o',
    async (more) => {
      const page = await pageWithDraft(`Däck ${JSON.stringify(more).length}`);
      const before = [await read(page, false), await read(page, true)];
      expect((await trash(page)).status).toBe(200);
      expect(await payloadSources(studio.payload).read(`pages.${page.id}`)).toBeUndefined();
      expect((await restore(page, more)).status).toBe(200);
      for (const [draft, earlier] of [
        [false, before[0]],
        [true, before[1]],
      ] as const) {
        const { name, path, slug, _status } = earlier ?? {};
        expect(await read(page, draft)).toMatchObject({ name, path, slug, _status });
      }
      expect(await read(page, false)).toMatchObject({
        _status: 'published',
        name: { en: expect.any(String) },
      });
      expect(await read(page, true)).toMatchObject({ _status: 'draft', name: { sv: 'Utkast' } });
    },
  );

  test('does not come back to a public address that another page has by now', async () => {
    const page = await pageWithDraft('Kampanj');
    await trash(page);
    await createDocument(studio.payload, 'pages', { site, name: 'Kampanj', _status: 'published' });
    const { body } = await restore(page);
    expect(JSON.stringify(body)).toContain(pageErrorMessages.en.takenByPage('Kampanj', '/kampanj'));
  });
});
