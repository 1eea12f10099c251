import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPeopleAndSites, password } from '../testing/people.ts';
import { type RestClient, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';

const solvik = { site: 'solvik-se', language: 'sv' };

for (const { name, databaseUrl } of testStudioDatabases)
  describe(`${name}: SITE-06 texts of the product are changed in the studio`, () => {
    let studio: TestStudio;
    let payload: Payload;
    let clients: Record<'editor' | 'author' | 'outsider' | 'anonymous', RestClient>;

    beforeAll(async () => {
      studio = await studioForTests({ databaseUrl: await databaseUrl() });
      payload = studio.payload;
      const people = await createPeopleAndSites(payload);
      const api = restApi(payload);
      clients = {
        editor: await api.signIn(people.editor.email, password),
        author: await api.signIn(people.author.email, password),
        outsider: await api.signIn(people.finn.email, password),
        anonymous: api.anonymous,
      };
    });
    afterAll(() => studio.close());

    const save = (who: RestClient, key: string, text: string, of = solvik) =>
      who('/site-texts', 'POST', { ...of, key, text });
    const list = async (of: Record<string, string> = solvik) => {
      const { body } = await clients.editor(`/site-texts?${new URLSearchParams(of)}`);
      return body['texts'] as Record<string, string>[];
    };
    const textOf = async (key: string, of?: Record<string, string>) =>
      (await list(of)).find((each) => each['key'] === key);

    test('a text is written over the product’s, next to others, and goes back to it', async () => {
      const before = await textOf('mapClose');
      expect(before).toMatchObject({ own: '', state: 'product' });
      expect((await save(clients.editor, 'mapClose', 'Stäng kartan nu')).body['text']).toMatchObject({
        own: 'Stäng kartan nu',
        product: before?.['product'],
        state: 'own',
      });
      await save(clients.editor, 'mapZoomOut', 'Flytta');
      await save(clients.editor, 'mapClose', 'Shut', { ...solvik, language: 'en' });
      expect((await textOf('mapClose'))?.['own']).toBe('Stäng kartan nu');
      await save(clients.editor, 'mapClose', '');
      expect(await textOf('mapClose')).toEqual(before);
      expect((await textOf('mapZoomOut'))?.['own']).toBe('Flytta');
      expect((await textOf('mapClose', { ...solvik, language: 'en' }))?.['own']).toBe('Shut');
    });

    test('every change is a version that can come back', async () => {
      const { body } = await clients.editor('/dictionaries?depth=0&limit=1');
      const [document] = body['docs'] as { id: number }[];
      const versions = await payload.countVersions({
        collection: 'dictionaries',
        where: { parent: { equals: document?.id } },
      });
      expect(versions.totalDocs).toBeGreaterThanOrEqual(4);
    });

    test('a text whose product text has changed since is marked until somebody keeps it', async () => {
      await save(clients.editor, 'mapZoomIn', 'Närmare');
      const { docs } = await payload.find({ collection: 'dictionaries', locale: 'sv', depth: 0 });
      const [document] = docs as unknown as {
        id: number;
        site: number;
        texts: { key: string; replaces: string }[];
      }[];
      const texts = document?.texts.map((row) =>
        row.key === 'mapZoomIn' ? { ...row, replaces: 'Förr' } : row,
      );
      await payload.update({
        collection: 'dictionaries',
        id: document?.id ?? 0,
        locale: 'sv',
        data: { site: document?.site, texts } as never,
        // As an earlier version of the product left it.
        context: { isRestoringVersion: true },
      });
      expect(await textOf('mapZoomIn')).toMatchObject({ state: 'outdated', replaced: 'Förr' });
      await save(clients.editor, 'mapZoomOut', 'Flytta den');
      expect(await textOf('mapZoomIn')).toMatchObject({ state: 'outdated', replaced: 'Förr' });
      await save(clients.editor, 'mapZoomIn', 'Närmare');
      expect(await textOf('mapZoomIn')).toMatchObject({ state: 'own', own: 'Närmare' });
    });

    test('authors read, editors of another site and strangers do not', async () => {
      expect((await save(clients.author, 'mapClose', 'Nej')).status).toBe(403);
      expect((await save(clients.outsider, 'mapClose', 'Nej')).status).toBe(404);
      expect((await save(clients.anonymous, 'mapClose', 'Nej')).status).toBe(401);
      expect((await clients.author('/site-texts?site=solvik-se&language=sv')).status).toBe(200);
      expect((await clients.outsider('/site-texts/export?site=solvik-se&language=sv')).status).toBe(404);
      expect((await clients.editor('/site-texts?site=solvik-se&language=fi')).status).toBe(404);
      expect((await textOf('mapClose'))?.['own']).toBe('');
    });

    test('a key that the product does not have is refused', async () => {
      expect((await save(clients.editor, 'mapMove', 'Flytta')).status).toBe(400);
    });

    test('what is written can be downloaded by module', async () => {
      const { body, headers } = await clients.editor('/site-texts/export?site=solvik-se&language=sv');
      const messages = body['messages'] as Record<string, Record<string, string>>;
      expect(headers.get('content-disposition')).toContain('texts-solvik-se-sv.json');
      expect(messages['maps']?.['mapZoomIn']).toBe('Närmare');
      expect(Object.keys(messages)).toContain('workshop/flow');
    });
  });
