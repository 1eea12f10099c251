import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocument, createPeopleAndSites, type Document, password } from '../testing/people.ts';
import { basedOnNewest, type RestClient, restApi, uploadForm } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';

const refused = [403, 404];

for (const { name, databaseUrl } of testStudioDatabases) {
  describe(`${name}: an editor of carstore-fi`, () => {
    let studio: TestStudio;
    let payload: Payload;
    let people: Awaited<ReturnType<typeof createPeopleAndSites>>;
    let editor: RestClient;
    let administrator: RestClient;
    let bytes: Buffer;
    let own: Document;
    let shared: Document;
    let ofOtherSite: Document;

    beforeAll(async () => {
      studio = await studioForTests({ databaseUrl: await databaseUrl() });
      payload = studio.payload;
      people = await createPeopleAndSites(payload);
      const api = restApi(payload);
      editor = basedOnNewest(await api.signIn(people.finn.email, password));
      administrator = basedOnNewest(await api.signIn(people.administrator.email, password));
      bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      [own, shared, ofOtherSite] = [
        await upload(editor, {}),
        await upload(administrator, {}),
        await upload(administrator, { site: people.solvik.id }),
      ];
    });

    afterAll(() => studio.close());

    test('uploads for the own site, and an administrator for any site or the shared library', async () => {
      expect(own).toMatchObject({ site: people.carstore.id });
      expect(shared).toMatchObject({ site: null });
      expect(ofOtherSite).toMatchObject({ site: people.solvik.id });
      const { status } = await editor('/media', 'POST', form({ site: people.solvik.id }));
      expect(status).toBe(403);
    });

    test('neither replaces the picture of another site, nor changes or deletes it, nor one of the library', async () => {
      for (const picture of [ofOtherSite, shared]) {
        const before = await stored(picture);
        const one = `/media?where[id][equals]=${picture.id}`;
        expect(refused).toContain((await editor(`/media/${picture.id}`, 'PATCH', form({}))).status);
        expect(refused).toContain((await editor(`/media/${picture.id}`, 'PATCH', { alt: 'Mine' })).status);
        expect(refused).toContain((await editor(`/media/${picture.id}`, 'DELETE')).status);
        expect((await editor(one, 'PATCH', { alt: 'Mine' })).body['docs'] ?? []).toEqual([]);
        expect((await editor(one, 'DELETE')).body['docs'] ?? []).toEqual([]);
        expect(await stored(picture)).toEqual(before);
      }
    });

    test('replaces and describes pictures of the own site, and moves them to the trash', async () => {
      const picture = await upload(editor, {});
      const other = await sharp(bytes).negate().png().toBuffer();
      const replaced = await editor(`/media/${picture.id}`, 'PATCH', uploadForm({}, 'other.png', other));
      expect(replaced.status).toBe(200);
      expect(replaced.body['doc']).toMatchObject({ key: picture['key'] });
      expect((replaced.body['doc'] as Document)['mediaFile']).not.toBe(picture['mediaFile']);
      expect((await editor(`/media/${picture.id}?locale=fi`, 'PATCH', { alt: 'Auto' })).status).toBe(200);
      const trashed = { deletedAt: new Date().toISOString() };
      expect((await editor(`/media/${picture.id}`, 'PATCH', trashed)).status).toBe(200);
    });

    test('is offered the pictures of the own site and of the library', async () => {
      const { body } = await editor('/media?limit=0&depth=0');
      const offered = (body['docs'] as Document[]).map(({ id }) => id);
      expect(offered).toEqual(expect.arrayContaining([own.id, shared.id]));
      expect(offered).not.toContain(ofOtherSite.id);
      expect((await editor(`/media/file/${ofOtherSite['filename']}`)).status).toBe(403);
      expect((await editor(`/media/file/${shared['filename']}`)).status).toBe(200);
    });

    test('cannot move a picture to another site or to the library, and cannot choose its name there', async () => {
      const data = { site: people.solvik.id, key: ofOtherSite['key'], mediaFile: ofOtherSite['mediaFile'] };
      expect((await editor(`/media/${own.id}`, 'PATCH', data)).status).toBe(403);
      expect((await editor(`/media/${own.id}`, 'PATCH', { site: null })).status).toBe(403);
      const names = { key: data.key, mediaFile: data.mediaFile };
      expect((await editor(`/media/${own.id}`, 'PATCH', names)).status).toBe(200);
      expect(await stored(own)).toMatchObject({ site: people.carstore.id, key: own['key'] });
      // The pictures of cars have such names, and belong to no document of the studio.
      const named = await upload(editor, { key: 'cars/estate/front' });
      expect(named['key']).toMatch(/^uploads\//);
    });

    test('uses pictures of the own site and of the library on a page, and no other', async () => {
      const site = people.carstore.id;
      const page = await createDocument(
        payload,
        'pages',
        { site, name: 'Etusivu', _status: 'published' },
        'fi',
      );
      const using = (media: number) => ({
        main: [{ blockType: 'text-with-image', title: 'Kuva', image: { media } }],
      });
      const path = `/pages/${page.id}?locale=fi&draft=true`;
      for (const { id } of [own, shared]) expect((await editor(path, 'PATCH', using(id))).status).toBe(200);
      const showing = await editor(path, 'PATCH', using(ofOtherSite.id));
      expect(showing.status).toBe(403);
      expect(JSON.stringify(showing.body)).toContain('belongs to another site');
      const favicon = { favicon: { media: ofOtherSite.id } };
      expect((await editor(`/sites/${site}`, 'PATCH', favicon)).status).toBe(403);
      // What an administrator put there stays, and does not block further saves.
      expect((await administrator(path, 'PATCH', using(ofOtherSite.id))).status).toBe(200);
      expect((await editor(path, 'PATCH', { name: 'Alku' })).status).toBe(200);
    });

    test('an editor of several sites must choose one', async () => {
      const sites = [people.carstore.id, people.solvik.id];
      await payload.update({ collection: 'users', id: people.finn.id, data: { sites } as never });
      // Other sites end the sessions of a person.
      editor = await restApi(payload).signIn(people.finn.email, password);
      const unsaid = await editor('/media', 'POST', form({}));
      expect([unsaid.status, JSON.stringify(unsaid.body)]).toEqual([
        400,
        expect.stringContaining('Choose the site it belongs to.'),
      ]);
      expect(await upload(editor, { site: people.solvik.id })).toMatchObject({ site: people.solvik.id });
    });

    test('moves the pictures of a deleted site to the library', async () => {
      const site = await createDocument(payload, 'sites', { name: 'short-lived' });
      const picture = await upload(administrator, { site: site.id });
      await payload.delete({ collection: 'sites', id: site.id });
      expect(await stored(picture)).toMatchObject({ site: null, key: picture['key'] });
    });

    const form = (fields: object) => uploadForm(fields, 'picture.png', bytes);

    async function upload(client: RestClient, fields: object): Promise<Document> {
      const { status, body } = await client('/media?locale=sv', 'POST', form(fields));
      expect([status, body]).toEqual([201, expect.objectContaining({ doc: expect.anything() })]);
      const { id } = body['doc'] as Document;
      return stored({ id });
    }

    async function stored({ id }: Document | { id: number }): Promise<Document> {
      return (await payload.findByID({ collection: 'media', id, depth: 0 })) as unknown as Document;
    }
  });
}
