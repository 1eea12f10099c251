import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocument, createPeopleAndSites, type Document, password } from '../testing/people.ts';
import { basedOnNewest, type RestClient, restApi, uploadForm } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';

describe.each(testStudioDatabases)('replacing a file that is used, on $name', ({ databaseUrl }) => {
  let studio: TestStudio;
  let payload: Payload;
  let people: Awaited<ReturnType<typeof createPeopleAndSites>>;
  let editor: RestClient;
  let author: RestClient;
  let finn: RestClient;
  let picture: Document;
  let page: Document;

  beforeAll(async () => {
    studio = await studioForTests({ databaseUrl: await databaseUrl() });
    payload = studio.payload;
    people = await createPeopleAndSites(payload);
    const { signIn } = restApi(payload);
    editor = basedOnNewest(await signIn(people.editor.email, password));
    author = basedOnNewest(await signIn(people.author.email, password));
    finn = basedOnNewest(await signIn(people.finn.email, password));
    const { body } = await editor('/media', 'POST', uploadForm({}, 'coast.png', await png('red')));
    picture = body['doc'] as Document;
    page = await createDocument(payload, 'pages', {
      site: people.solvik.id,
      name: 'Kusten',
      slug: 'kusten',
      main: [{ blockType: 'hero', image: { media: picture.id } }],
      _status: 'published',
    });
  }, 120_000);

  afterAll(() => studio.close());

  const png = (background: string) =>
    sharp({ create: { width: 8, height: 4, channels: 3, background } })
      .png()
      .toBuffer();
  const replace = async (client: RestClient, colour: string, query = '') =>
    client(`/media/${picture.id}${query}`, 'PATCH', uploadForm({}, `${colour}.png`, await png(colour)));
  const stored = () =>
    payload.findByID({ collection: 'media', id: picture.id, depth: 0 }) as unknown as Promise<Document>;

  test('its editors are told where it is used, in the draft and in public', async () => {
    const draft = await createDocument(payload, 'pages', { site: people.solvik.id, name: 'Utkast' });
    const main = [{ blockType: 'hero', image: { media: picture.id } }];
    await payload.update({
      collection: 'pages',
      id: draft.id,
      data: { main } as never,
      draft: true,
      locale: 'sv',
    });
    const { body } = await editor(`/media/${picture.id}/uses`);
    expect(body).toMatchObject({ others: 0, canReplace: true, earlier: [] });
    expect((body['shown'] as Document[]).map(({ id, title }) => [id, title])).toEqual([
      [page.id, 'Kusten'],
      [draft.id, 'Utkast'],
    ]);
  });

  test('what an administrator shows of it on another site is counted for its editors', async () => {
    const { id } = await createDocument(
      payload,
      'pages',
      { site: people.carstore.id, name: 'Ranta', ogImage: { media: picture.id }, _status: 'draft' },
      'fi',
    );
    const { body } = await editor(`/media/${picture.id}/uses`);
    expect(body).toMatchObject({ others: 1 });
    expect(JSON.stringify(body)).not.toContain('Ranta');
    await payload.delete({ collection: 'pages', id });
  });

  test('a replacement that does not say it knows is refused, and names the places', async () => {
    const refused = await replace(editor, 'blue');
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain('Kusten, solvik-se');
    expect(await stored()).toMatchObject({ mediaFile: picture['mediaFile'] });
  });

  test('the new file has an address of its own, and the earlier one can be used again', async () => {
    expect((await replace(editor, 'blue', '?replace=everywhere')).status).toBe(200);
    const replaced = await stored();
    expect(replaced['mediaFile']).not.toBe(picture['mediaFile']);
    expect(replaced['key']).toBe(picture['key']);
    expect(replaced['earlierFiles']).toMatchObject([{ mediaFile: picture['mediaFile'], width: 8 }]);

    const file = picture['mediaFile'];
    const restored = await editor(`/media/${picture.id}/restore-file`, 'POST', { file });
    expect(restored.status).toBe(200);
    expect(await stored()).toMatchObject({
      mediaFile: file,
      earlierFiles: [{ mediaFile: replaced['mediaFile'] }],
    });
  });

  test('neither an author nor an editor of another site replaces or restores it', async () => {
    const before = await stored();
    const [earlier] = before['earlierFiles'] as { mediaFile: string }[];
    for (const client of [author, finn]) {
      expect([403, 404]).toContain((await replace(client, 'green', '?replace=everywhere')).status);
      const restore = client(`/media/${picture.id}/restore-file`, 'POST', { file: earlier?.mediaFile });
      expect([403, 404]).toContain((await restore).status);
    }
    expect((await finn(`/media/${picture.id}/uses`)).status).toBe(404);
    expect(await stored()).toEqual(before);
  });

  test('a file only lies in a folder of its own site', async () => {
    const folder = await createDocument(payload, 'payload-folders', {
      name: 'Kusten',
      site: people.solvik.id,
    });
    const foreign = await createDocument(payload, 'payload-folders', {
      name: 'Ranta',
      site: people.carstore.id,
    });
    expect((await editor(`/media/${picture.id}`, 'PATCH', { folder: folder.id })).status).toBe(200);
    const refused = await editor(`/media/${picture.id}`, 'PATCH', { folder: foreign.id });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(await stored()).toMatchObject({ folder: folder.id });
    expect((await finn(`/payload-folders/${folder.id}`)).status).toBe(404);
  });
});
