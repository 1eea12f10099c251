import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRows } from '../publishing/payload-rows.ts';
import { createDocument, createPeopleAndSites, type Document, password } from '../testing/people.ts';
import { type RestClient, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';

for (const { name, databaseUrl } of testStudioDatabases) {
  describe(`${name}: a page that is moved where it cannot be`, () => {
    let studio: TestStudio;
    let payload: Payload;
    let rest: RestClient;
    let home: Document;
    let site: number;

    beforeAll(async () => {
      studio = await studioForTests({ databaseUrl: await databaseUrl() });
      payload = studio.payload;
      const people = await createPeopleAndSites(payload);
      site = people.solvik.id;
      rest = await restApi(payload).signIn(people.administrator.email, password);
      home = await aPage({ name: 'Start', slug: '/' });
      await aPage({ name: 'Bilar', slug: '/bilar', parent: home.id });
    }, 120_000);
    afterAll(() => studio.close());

    const aPage = (data: object) => createDocument(payload, 'pages', { site, _status: 'published', ...data });
    const stored = async (id: number) => {
      const [row] = await findRows(payload, 'pages', { where: { id: { equals: id } } });
      return { path: (row?.['path'] as { sv?: string } | undefined)?.sv, status: row?._status };
    };

    test('stays a draft, with a sentence at its field', async () => {
      const draft = await createDocument(payload, 'pages', {
        site,
        name: 'Bil',
        parent: home.id,
        _status: 'draft',
      });
      for (const slug of ['/bilar', '/bilar/,-w-,/a b/,-w-,']) {
        const { status, body } = await rest(`/pages/${draft.id}?locale=sv`, 'PATCH', {
          slug,
          edition: draft['edition'],
          _status: 'published',
        });
        expect([slug, status >= 400 && status < 500]).toEqual([slug, true]);
        expect(JSON.stringify(body)).toMatch(/slug|bilar/);
        expect((await stored(draft.id)).status).toBe('draft');
      }
    });

    test('stays where it was when it was public, and so do the pages below it', async () => {
      const parent = await aPage({ name: 'Om oss', slug: 'om-oss', parent: home.id });
      const child = await aPage({ name: 'Jobb', slug: 'jobb', parent: parent.id });
      const { status } = await rest(`/pages/${parent.id}?locale=sv`, 'PATCH', {
        slug: '/bilar',
        edition: parent['edition'],
        _status: 'published',
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(await stored(parent.id)).toEqual({ path: '/om-oss', status: 'published' });
      expect(await stored(child.id)).toEqual({ path: '/om-oss/jobb', status: 'published' });
    });
  });
}
