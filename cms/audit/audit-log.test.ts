import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPeopleAndSites, password } from '../testing/people.ts';
import { type RestClient, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';
import { actionOf } from './content-audit.ts';

describe('what a save means', () => {
  const drafts = { versions: { drafts: true } } as never;

  test.each([
    ['published', { _status: 'published' }, {}, 'create'],
    ['published', { _status: 'published' }, { _status: 'published' }, 'update'],
    ['unpublished', { _status: 'draft' }, { _status: 'published' }, 'update'],
    [undefined, { _status: 'draft' }, { _status: 'draft' }, 'update'],
    [undefined, { _status: 'draft' }, {}, 'create'],
  ] as const)('with drafts: %s', (action, doc, previous, operation) => {
    expect(actionOf(drafts, doc, previous, operation)).toBe(action);
  });

  test('moving to the trash and back, whatever the status', () => {
    const [here, there] = [{ deletedAt: null }, { deletedAt: '2026-11-17T12:00:00.000Z' }];
    expect(actionOf(drafts, { ...there, _status: 'published' }, here, 'update')).toBe('trashed');
    expect(actionOf(drafts, { ...here, _status: 'published' }, there, 'update')).toBe('restored');
  });

  test('without drafts every save is public', () => {
    expect(actionOf({ versions: false } as never, {}, {}, 'create')).toBe('created');
    expect(actionOf({ versions: false } as never, {}, {}, 'update')).toBe('changed');
  });
});

for (const { name, databaseUrl } of testStudioDatabases) {
  describe(`${name}: the audit log`, () => {
    let studio: TestStudio;
    let payload: Payload;
    let people: Awaited<ReturnType<typeof createPeopleAndSites>>;
    let administrator: RestClient;
    let editor: RestClient;

    beforeAll(async () => {
      studio = await studioForTests({ databaseUrl: await databaseUrl() });
      payload = studio.payload;
      people = await createPeopleAndSites(payload);
      const api = restApi(payload);
      administrator = await api.signIn(people.administrator.email, password);
      editor = await api.signIn(people.editor.email, password);
    });

    afterAll(() => studio.close());

    const entries = async (where: object = {}) =>
      (
        await payload.find({
          collection: 'audit-log',
          where: where as never,
          sort: 'id',
          limit: 100,
          depth: 0,
        })
      ).docs as unknown as Record<string, unknown>[];

    test('names who published and unpublished a page, moved it to the trash and brought it back, and its site', async () => {
      const { body } = await editor('/pages?locale=sv', 'POST', {
        site: people.solvik.id,
        name: 'Vinterdäck',
        _status: 'published',
      });
      const { id } = body['doc'] as { id: number };
      await editor(`/pages/${id}?locale=sv`, 'PATCH', { _status: 'draft', edition: 1 });
      await editor(`/pages/${id}`, 'PATCH', { deletedAt: new Date().toISOString() });
      await editor(`/pages?trash=true&where[id][equals]=${id}`, 'PATCH', { deletedAt: null });
      const rows = await entries({ document: { equals: String(id) }, subject: { equals: 'pages' } });
      expect(rows.map(({ action }) => action)).toEqual(['published', 'unpublished', 'trashed', 'restored']);
      for (const row of rows)
        expect(row).toMatchObject({
          account: people.editor.id,
          person: 'editor of solvik-se',
          site: people.solvik.id,
          subject: 'pages',
          title: 'Vinterdäck',
        });
    });

    test('does not fill with drafts', async () => {
      const before = (await entries()).length;
      const { body } = await editor('/pages?locale=sv&draft=true', 'POST', {
        site: people.solvik.id,
        name: 'Utkast',
      });
      await editor(`/pages/${(body['doc'] as { id: number }).id}?locale=sv&draft=true`, 'PATCH', {
        name: 'Utkast 2',
      });
      expect(await entries()).toHaveLength(before);
    });

    test('is read by administrators only, filtered by what and whom', async () => {
      const path = `/audit-log?where[action][equals]=published&where[account][equals]=${people.editor.id}`;
      const seen = await administrator(path);
      expect(seen.status).toBe(200);
      expect((seen.body['docs'] as unknown[]).length).toBeGreaterThan(0);
      expect((await editor(path)).status).toBe(403);
    });

    test('is changed and deleted by nobody, not even by an administrator or a script', async () => {
      const [row] = await entries();
      const path = `/audit-log/${row?.['id']}`;
      expect((await administrator(path, 'PATCH', { action: 'deleted' })).status).toBe(403);
      expect((await administrator(path, 'DELETE')).status).toBe(403);
      const update = payload.update({
        collection: 'audit-log',
        id: Number(row?.['id']),
        data: { title: 'other' } as never,
      });
      await expect(update).rejects.toThrow();
    });

    test('outlives the account it names', async () => {
      const gone = await payload.create({
        collection: 'users',
        data: {
          name: 'Gunnar Lind',
          email: 'gunnar@solvik.example',
          password,
          role: 'editor',
          sites: [people.solvik.id],
        } as never,
      });
      const gunnar = await restApi(payload).signIn('gunnar@solvik.example', password);
      await gunnar('/redirects', 'POST', { site: people.solvik.id, source: '/gammal', destination: '/' });
      await administrator(`/users/${gone.id}`, 'DELETE');
      const [row] = await entries({ person: { equals: 'Gunnar Lind' }, subject: { equals: 'redirects' } });
      expect(row).toMatchObject({ action: 'created', title: '/gammal', account: null });
    });
  });
}
