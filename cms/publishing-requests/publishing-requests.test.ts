import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocument, createPeopleAndSites, password } from '../testing/people.ts';
import { type RestClient, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';

for (const { name, databaseUrl } of testStudioDatabases) {
  describe(`${name}: an author asks for publishing`, () => {
    let studio: TestStudio;
    let payload: Payload;
    let site: number;
    let clients: Record<'editor' | 'author' | 'outsider', RestClient>;

    beforeAll(async () => {
      studio = await studioForTests({ databaseUrl: await databaseUrl() });
      payload = studio.payload;
      const people = await createPeopleAndSites(payload);
      site = people.solvik.id;
      const api = restApi(payload);
      clients = {
        editor: await api.signIn(people.editor.email, password),
        author: await api.signIn(people.author.email, password),
        outsider: await api.signIn(people.finn.email, password),
      };
    }, 60_000);

    afterAll(() => studio.close());

    const draft = async (title: string) => {
      const { id } = await createDocument(payload, 'pages', { site, name: title, _status: 'draft' });
      return `/publishing-request/pages/${id}`;
    };
    const latest = async (path: string, client = clients.author) =>
      (await client(path)).body['latest'] as Record<string, unknown> | undefined;

    test('with a note, and an editor publishes, which answers it', async () => {
      const path = await draft('Sommar');
      expect((await clients.author(path, 'POST', { note: 'Klar för juni' })).status).toBe(200);
      expect((await clients.editor(path)).body).toMatchObject({
        latest: { state: 'waiting', note: 'Klar för juni', askedByName: 'author of solvik-se' },
        isOwn: false,
        mayAnswer: true,
      });
      const id = Number(path.split('/').at(-1));
      await payload.update({
        ...{ collection: 'pages', id, locale: 'sv' },
        data: { _status: 'published' } as never,
      });
      expect(await latest(path)).toMatchObject({ state: 'published' });
      expect((await clients.author(path, 'POST', { note: '' })).body['error']).toBe(
        'Everything that is written here is public already.',
      );
    });

    test('an editor sends it back with a note, the author sees it and asks again', async () => {
      const path = await draft('Höst');
      await clients.author(path, 'POST', { note: '' });
      expect((await clients.author(`${path}/return`, 'POST', { note: 'Nej' })).status).toBe(403);
      expect((await clients.editor(`${path}/return`, 'POST', { note: ' ' })).status).toBe(400);
      await clients.editor(`${path}/return`, 'POST', { note: 'Byt bild' });
      expect((await clients.author(path)).body).toMatchObject({
        latest: { state: 'returned', answer: 'Byt bild', answeredByName: 'editor of solvik-se' },
        isOwn: true,
        mayAnswer: false,
      });
      await clients.author(`${path}/seen`, 'POST', {});
      expect(await latest(path)).toMatchObject({ seenAt: expect.any(String) });
      expect((await clients.author(path, 'POST', { note: 'Bytt' })).status).toBe(200);
      expect((await clients.editor(`${path}/return`, 'POST', { note: 'En till' })).status).toBe(200);
      expect((await clients.editor(`${path}/return`, 'POST', { note: 'En till' })).status).toBe(409);
    });

    test('of two who ask at once one is told that the other has asked', async () => {
      const path = await draft('Vinter');
      const asked = await Promise.all([1, 2, 3].map(() => clients.author(path, 'POST', { note: 'Nu' })));
      expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect(asked.find(({ status }) => status === 409)?.body['error']).toBe(
        'author of solvik-se has asked already. It waits for an editor.',
      );
    });

    test('people of other sites see nothing of it', async () => {
      const path = await draft('Vår');
      await clients.author(path, 'POST', { note: 'Hemligt' });
      for (const [at, method] of [
        [path, 'GET'],
        [path, 'POST'],
        [`${path}/return`, 'POST'],
      ] as const)
        expect(
          (await clients.outsider(at, method, method === 'POST' ? { note: 'x' } : undefined)).status,
        ).toBe(404);
    });
  });
}
