import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageErrorMessages } from '../collections/page-error-messages.ts';
import { payloadSources } from '../publishing/payload-sources.ts';
import { createDocument, createPeopleAndSites, type Document, password } from '../testing/people.ts';
import { type RestClient, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';
import { trashErrorMessages } from './trash-error-messages.ts';

for (const { name, databaseUrl } of testStudioDatabases) {
  describe(`${name}: the trash`, () => {
    let studio: TestStudio;
    let payload: Payload;
    let site: number;
    let clients: Record<'administrator' | 'editor' | 'author', RestClient>;

    beforeAll(async () => {
      studio = await studioForTests({ databaseUrl: await databaseUrl() });
      payload = studio.payload;
      const people = await createPeopleAndSites(payload);
      site = people.solvik.id;
      const api = restApi(payload);
      clients = {
        administrator: await api.signIn(people.administrator.email, password),
        editor: await api.signIn(people.editor.email, password),
        author: await api.signIn(people.author.email, password),
      };
    }, 60_000);

    afterAll(() => studio.close());

    const page = (title: string, more: object = {}) =>
      createDocument(payload, 'pages', { site, name: title, _status: 'published', ...more });
    const trash = (client: RestClient, { id }: Document, collection = 'pages') =>
      client(`/${collection}/${id}`, 'PATCH', { deletedAt: new Date().toISOString() });
    const restore = (client: RestClient, { id }: Document, more: object = {}, collection = 'pages') =>
      client(`/${collection}?trash=true&where[id][equals]=${id}`, 'PATCH', { deletedAt: null, ...more });
    const publicNames = async () => (await payloadSources(payload).list()).map((source) => source.name);
    const messageOf = ({ body }: { body: Record<string, unknown> }) =>
      (body['errors'] as { message: string }[])[0]?.message;

    test('a page that is moved there leaves the sites and the tree, and comes back as it was', async () => {
      const tyres = await page('Däck');
      expect((await trash(clients.editor, tyres)).status).toBe(200);
      expect(await publicNames()).not.toContain(`pages.${tyres.id}`);
      expect(await payloadSources(payload).read(`pages.${tyres.id}`)).toBeUndefined();
      expect((await clients.editor(`/pages/${tyres.id}`)).status).toBe(404);
      expect((await restore(clients.editor, tyres)).status).toBe(200);
      expect(await publicNames()).toContain(`pages.${tyres.id}`);
      const { body } = await clients.editor(`/pages/${tyres.id}?locale=sv`);
      expect(body).toMatchObject({ name: 'Däck', path: '/dack', _status: 'published' });
    });

    test('it comes back as a draft where that is asked for', async () => {
      const rims = await page('Fälgar');
      await trash(clients.editor, rims);
      await restore(clients.editor, rims, { _status: 'draft' });
      expect(await publicNames()).not.toContain(`pages.${rims.id}`);
      expect((await clients.editor(`/pages/${rims.id}`)).body).toMatchObject({ _status: 'draft' });
    });

    test('its address is free; when somebody took it, it comes back as a draft, or not at all', async () => {
      const old = await page('Kampanj');
      await trash(clients.editor, old);
      const taking = await page('Kampanj');
      expect(taking['path']).toBe('/kampanj');
      const refused = await restore(clients.editor, old, { _status: 'published' });
      expect(messageOf(refused)).toBe(
        trashErrorMessages.cannotReturn.en(pageErrorMessages.en.takenByPage('Kampanj', '/kampanj')),
      );
      expect(await publicNames()).not.toContain(`pages.${old.id}`);
      expect((await restore(clients.editor, old, { _status: 'draft' })).status).toBe(200);
    });

    test('a page below one in the trash waits for it, and a page with pages below stays', async () => {
      const above = await page('Verkstad');
      const below = await page('Tider', { parent: above.id });
      expect(messageOf(await trash(clients.editor, above))).toContain('There is a page below this one');
      await trash(clients.editor, below);
      await trash(clients.editor, above);
      expect(messageOf(await restore(clients.editor, below))).toContain(
        "The page above, 'Verkstad', is in the trash. Restore that one first.",
      );
      await restore(clients.editor, above);
      expect((await restore(clients.editor, below)).status).toBe(200);
    });

    test('a page has the address of where its parent is now when it comes back', async () => {
      const above = await page('Service');
      const below = await page('Priser', { parent: above.id });
      await trash(clients.editor, below);
      await payload.update({ collection: 'pages', id: above.id, data: { slug: 'verkstaden' } as never });
      await restore(clients.editor, below);
      const { body } = await clients.editor(`/pages/${below.id}?locale=sv`);
      expect(body).toMatchObject({ path: '/verkstaden/priser' });
    });

    test('what is moved there changes in nothing else, and no draft hides what is public', async () => {
      const contact = await page('Kontakt');
      const attempt = { deletedAt: new Date().toISOString(), name: 'Hackad' };
      await clients.editor(`/pages/${contact.id}?draft=true`, 'PATCH', attempt);
      expect(await publicNames()).not.toContain(`pages.${contact.id}`);
      await restore(clients.editor, contact, { name: 'Hackad' });
      expect((await clients.editor(`/pages/${contact.id}?locale=sv`)).body).toMatchObject({
        name: 'Kontakt',
      });
      await trash(clients.editor, contact);
      const late = await clients.editor(`/pages/${contact.id}?draft=true&trash=true`, 'PATCH', {
        name: 'Sen',
      });
      expect(late.status).toBeGreaterThanOrEqual(400);
    });

    test('authors move drafts there and back, and nothing that is public, not even with a draft over it', async () => {
      const shown = await page('Publik');
      await payload.update({
        ...{ collection: 'pages', id: shown.id, draft: true },
        data: { name: 'Ändrad' } as never,
      });
      expect((await trash(clients.author, shown)).status).toBe(403);
      const bulk = `/pages?where[id][equals]=${shown.id}`;
      await clients.author(bulk, 'PATCH', { deletedAt: new Date().toISOString() });
      expect(await publicNames()).toContain(`pages.${shown.id}`);
      await trash(clients.editor, shown);
      const draft = await createDocument(payload, 'pages', { site, name: 'Utkast', _status: 'draft' });
      expect((await trash(clients.author, draft)).status).toBe(200);
      expect((await restore(clients.author, draft, { _status: 'published' })).status).toBe(403);
      expect((await restore(clients.author, draft)).status).toBe(200);
      expect((await clients.author(`/pages/${draft.id}`)).body).toMatchObject({ _status: 'draft' });
    });

    test('only administrators delete for ever', async () => {
      const gone = await page('Borta');
      await trash(clients.editor, gone);
      expect((await clients.editor(`/pages/${gone.id}?trash=true`, 'DELETE')).status).toBe(403);
      expect((await clients.administrator(`/pages/${gone.id}?trash=true`, 'DELETE')).status).toBe(200);
      expect((await restore(clients.editor, gone)).body).toMatchObject({ docs: [] });
    });

    test('a redirect in the trash leads nowhere, and one that would make a loop does not come back', async () => {
      const rule = await createDocument(payload, 'redirects', { site, source: '/a', destination: '/b' });
      await trash(clients.editor, rule, 'redirects');
      const source = await payloadSources(payload).read(`redirects.${site}`);
      expect(JSON.stringify(source?.documents)).not.toContain('"/a"');
      await createDocument(payload, 'redirects', { site, source: '/b', destination: '/a' });
      const refused = await restore(clients.editor, rule, {}, 'redirects');
      expect(messageOf(refused)).toMatch(/^It cannot come back as it was\. The rule sends visitors round/);
    });

    test('while the header and footer of a site are in the trash, no second ones are made', async () => {
      const shell = await createDocument(payload, 'shells', { site, _status: 'published' });
      await trash(clients.editor, shell, 'shells');
      const second = await clients.editor('/shells?draft=true', 'POST', { site });
      expect(messageOf(second)).toContain('is in the trash. Restore it there');
      expect((await restore(clients.editor, shell, {}, 'shells')).status).toBe(200);
    });

    test('a picture in the trash is not public, and is again when it comes back', async () => {
      const picture = await createDocument(payload, 'media', { site });
      await trash(clients.editor, picture, 'media');
      expect(await publicNames()).not.toContain(`media.${picture.id}`);
      await restore(clients.editor, picture, {}, 'media');
      expect(await publicNames()).toContain(`media.${picture.id}`);
    });

    test('each version says who wrote it, and the document who changed it last', async () => {
      const news = await page('Nyheter');
      await clients.author(`/pages/${news.id}?draft=true&locale=sv`, 'PATCH', { name: 'Nytt', edition: 1 });
      const { body } = await clients.editor(`/pages/${news.id}?draft=true`);
      expect(body).toMatchObject({ changedBy: 'author of solvik-se' });
      const forged = { name: 'Nyast', edition: body['edition'], changedBy: 'Somebody else' };
      await clients.editor(`/pages/${news.id}?locale=sv`, 'PATCH', forged);
      const versions = await clients.editor(
        `/pages/versions?where[parent][equals]=${news.id}&sort=-updatedAt`,
      );
      expect(
        (versions.body['docs'] as { version: { changedBy: string } }[]).map(
          ({ version }) => version.changedBy,
        ),
      ).toEqual(['editor of solvik-se', 'author of solvik-se', null]);
    });
  });
}
