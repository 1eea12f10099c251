import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocument, createPeopleAndSites, type Document, password } from '../testing/people.ts';
import { basedOnNewest, type RestClient, type RestResponse, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';
import { draftErrorMessages } from './draft-error-messages.ts';

for (const { name, databaseUrl } of testStudioDatabases) {
  describe(`${name}: only publishing publishes`, () => {
    let studio: TestStudio;
    let payload: Payload;
    let site: number;
    let editor: RestClient;

    beforeAll(async () => {
      studio = await studioForTests({ databaseUrl: await databaseUrl() });
      payload = studio.payload;
      const people = await createPeopleAndSites(payload);
      site = people.solvik.id;
      editor = basedOnNewest(await restApi(payload).signIn(people.editor.email, password));
    });

    afterAll(() => studio.close());

    test('a draft stays one, also when it takes the status of a public language along', async () => {
      const page = await published('Utkast');
      const copied = { name: 'Copy', main: [], _status: 'published' };
      const saved = await editor(`/pages/${page.id}?draft=true&locale=en`, 'PATCH', copied);
      expect(saved.status).toBe(200);
      expect(await publicNames(page)).toEqual({ sv: 'Utkast' });
      expect(await draftNames(page)).toEqual({ sv: 'Utkast', en: 'Copy' });
    });

    test('a version that was public is restored as a draft', async () => {
      const page = await published('Förr');
      await change(page, { name: 'Nu', _status: 'published' });
      const restored = await editor(`/pages/versions/${await oldestVersion(page)}`, 'POST');
      expect(restored.status).toBe(200);
      expect(await publicNames(page)).toEqual({ sv: 'Nu' });
      expect(await draftNames(page)).toEqual({ sv: 'Förr' });
    });

    test('a version is restored as a draft even where its address is taken by now', async () => {
      const page = await published('Upptagen');
      await change(page, { slug: 'ledig', _status: 'published' });
      const { docs } = await payload.find({
        collection: 'redirects',
        where: { source: { equals: '/upptagen' } },
      });
      for (const { id } of docs) await payload.delete({ collection: 'redirects', id });
      await published('Upptagen');
      const restored = await editor(`/pages/versions/${await oldestVersion(page)}`, 'POST');
      expect([restored.status, restored.body['_status']]).toEqual([200, 'draft']);
    });

    test('reverting returns to what is public in every language, and publishes no draft of another', async () => {
      const page = await published('Publik');
      await change(page, { name: 'Public', _status: 'published' }, 'en');
      await change(page, { name: 'Ändrad' }, 'sv', true);
      await change(page, { name: 'Changed' }, 'en', true);
      const { edition } = (await editor(`/pages/${page.id}?draft=true&depth=0`)).body;
      const stale = { 'if-match': `"${Number(edition) - 1}"` };
      expect((await editor(`/pages/${page.id}/revert?locale=sv`, 'POST', undefined, stale)).status).toBe(409);
      const basis = { 'if-match': `"${edition}"` };
      const reverted = await editor(`/pages/${page.id}/revert?locale=sv`, 'POST', undefined, basis);
      expect([reverted.status, reverted.body['doc']]).toMatchObject([200, { name: 'Publik' }]);
      expect(await publicNames(page)).toEqual({ sv: 'Publik', en: 'Public' });
      expect(await draftNames(page)).toEqual({ sv: 'Publik', en: 'Public' });
    });

    test('a page without a name is not published, and says why at the field', async () => {
      const page = await published('Med namn');
      const nameless = await editor(`/pages/${page.id}?locale=sv`, 'PATCH', {
        name: '',
        _status: 'published',
      });
      expect([nameless.status, fieldErrors(nameless)]).toEqual([
        400,
        [{ path: 'name', message: draftErrorMessages.nameMissing.en }],
      ]);
      expect(await publicNames(page)).toEqual({ sv: 'Med namn' });
      const created = { site, _status: 'published' };
      expect(fieldErrors(await editor('/pages?locale=sv', 'POST', created))).toMatchObject([
        { path: 'name' },
      ]);
    });

    test('nor is a translation that has blocks and no name; without blocks the language is left out', async () => {
      const page = await published('Översatt');
      const path = `/pages/${page.id}?locale=en`;
      const main = [{ blockType: 'hero', title: 'Hello' }];
      const nameless = await editor(path, 'PATCH', { main, _status: 'published' });
      expect(fieldErrors(nameless)).toEqual([
        { path: 'name', message: draftErrorMessages.nameMissingInLanguage.en },
      ]);
      expect((await editor(path, 'PATCH', { main: [], _status: 'published' })).status).toBe(200);
    });

    test('nor is a name that gives no address', async () => {
      const refused = await editor('/pages?locale=sv', 'POST', { site, name: '???', _status: 'published' });
      expect(fieldErrors(refused)).toEqual([{ path: 'slug', message: draftErrorMessages.addressMissing.en }]);
      const drafted = await editor('/pages?locale=sv&draft=true', 'POST', { site, name: '???' });
      expect(drafted.status).toBe(201);
    });

    const published = (title: string) =>
      createDocument(payload, 'pages', { site, name: title, _status: 'published' });

    async function change(page: Document, data: object, locale = 'sv', draft = false): Promise<void> {
      const options = {
        collection: 'pages',
        id: page.id,
        data: data as never,
        locale: locale as never,
        draft,
      };
      await payload.update(options as never);
    }

    async function oldestVersion({ id }: Document): Promise<unknown> {
      const where = { parent: { equals: id } };
      const { docs } = await payload.findVersions({
        collection: 'pages',
        where,
        sort: 'createdAt',
        limit: 1,
      });
      return docs[0]?.id;
    }

    async function names({ id }: Document, draft: boolean): Promise<unknown> {
      const found = await payload.findByID({
        collection: 'pages',
        id,
        draft,
        locale: 'all' as never,
        depth: 0,
      });
      const byLanguage = Object.entries((found as unknown as { name: Record<string, string | null> }).name);
      return Object.fromEntries(byLanguage.filter(([, text]) => text));
    }

    const publicNames = (page: Document) => names(page, false);
    const draftNames = (page: Document) => names(page, true);
  });
}

function fieldErrors({ body }: RestResponse): unknown {
  const [first] = (body['errors'] ?? []) as { data?: { errors?: { path: string; message: string }[] } }[];
  return first?.data?.errors?.map(({ path, message }) => ({ path, message }));
}
