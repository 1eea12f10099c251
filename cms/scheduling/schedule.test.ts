import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageErrorMessages } from '../collections/page-error-messages.ts';
import { draftErrorMessages } from '../drafts/draft-error-messages.ts';
import { storyErrorMessages } from '../stories/story-error-messages.ts';
import { createDocument, createPeopleAndSites, type Document, password } from '../testing/people.ts';
import { type RestClient, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';
import { formatAt } from './schedule-endpoints.ts';
import { scheduleErrorMessages } from './schedule-error-messages.ts';

for (const { name, databaseUrl } of testStudioDatabases) {
  describe(`${name}: scheduled changes of a page`, () => {
    let studio: TestStudio;
    let page: Document;
    let editor: RestClient;
    let author: RestClient;
    let outsider: RestClient;

    beforeAll(async () => {
      studio = await studioForTests({ databaseUrl: await databaseUrl() });
      const people = await createPeopleAndSites(studio.payload);
      page = await createDocument(studio.payload, 'pages', { site: people.solvik.id, name: 'Kampanj' });
      const api = restApi(studio.payload);
      editor = await api.signIn(people.editor.email, password);
      author = await api.signIn(people.author.email, password);
      outsider = await api.signIn(people.finn.email, password);
    });

    afterAll(() => studio.close());

    test('are set in the time of the site, seen by who sees the page, and cancelled by its editors', async () => {
      const path = `/schedule/pages/${page.id}`;
      const set = await editor(path, 'POST', { kind: 'publish', time: '2040-07-02T14:30' });
      expect([set.status, set.body]).toMatchObject([
        200,
        { timeZone: 'Europe/Stockholm', changes: [{ kind: 'publish', at: 'Monday, 2 July 2040 at 14:30' }] },
      ]);
      const { docs } = await studio.payload.find({ collection: 'payload-jobs' });
      expect(docs).toMatchObject([{ waitUntil: '2040-07-02T12:30:00.000Z' }]);
      const seen = (await author(path)).body['changes'] as { id: number; by: string }[];
      expect(seen[0]?.by).toContain('editor');
      expect((await outsider(path)).status).toBe(404);
      expect((await author(`${path}/${seen[0]?.id}`, 'DELETE')).status).toBe(403);
      expect((await author(path)).body['changes']).toHaveLength(1);
      expect((await editor(`${path}/${seen[0]?.id}`, 'DELETE')).body['changes']).toEqual([]);
    });

    test('are refused with a sentence when they cannot happen', async () => {
      const path = `/schedule/pages/${page.id}`;
      const sentences = scheduleErrorMessages.en;
      const cases = [
        [editor, { kind: 'publish', time: '2001-01-01T10:00' }, 400, sentences.past],
        [editor, { kind: 'publish', time: 'tomorrow' }, 400, sentences.noTime],
        [author, { kind: 'publish', time: '2040-07-02T14:30' }, 403, sentences.notAllowed],
      ] as const;
      for (const [client, sent, status, message] of cases) {
        const answer = await client(path, 'POST', sent);
        expect([answer.status, answer.body]).toMatchObject([status, { errors: [{ message }] }]);
      }
      expect((await editor(path)).body['changes']).toEqual([]);
    });

    test('are refused for what could not be published, with what is missing at its field', async () => {
      const site = page['site'] as number;
      const at = { kind: 'publish', time: '2040-07-02T14:30' };
      const refused = async (data: object) => {
        const { id } = await createDocument(studio.payload, 'pages', { site, ...data });
        const { status, body } = await editor(`/schedule/pages/${id}`, 'POST', at);
        expect(status).toBe(400);
        expect((await editor(`/schedule/pages/${id}`)).body['changes']).toEqual([]);
        return (body['errors'] as { path: string; message: string }[]).map(({ path, message }) => [
          path,
          message,
        ]);
      };
      const { date, picture, index } = storyErrorMessages.en;
      const story = { preamble: 'Tre dagar.', date: '' };
      expect(await refused({ name: 'Kust', template: 'story', story })).toEqual([
        ['story.date', date],
        ['story.image.media', picture],
        ['parent', index],
      ]);
      expect(await refused({})).toEqual([['name', draftErrorMessages.nameMissing.en]]);
      await createDocument(studio.payload, 'pages', { site, name: 'Upptagen', _status: 'published' });
      expect(await refused({ name: 'Upptagen' })).toEqual([
        ['slug', pageErrorMessages.en.takenByPage('Upptagen', '/upptagen')],
      ]);
    });
  });
}

test('times are told on a 24-hour clock in both languages', () => {
  const at = new Date('2026-11-23T13:05:00Z');
  expect(formatAt(at, 'Europe/Stockholm', 'en')).toBe('Monday, 23 November 2026 at 14:05');
  expect(formatAt(at, 'Europe/Helsinki', 'sv')).toBe('måndag 23 november 2026 kl. 15:05');
});
