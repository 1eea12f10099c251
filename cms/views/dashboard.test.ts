import type { Payload } from 'payload';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocument, createPeopleAndSites, type Document } from '../testing/people.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';
import { findFindings } from './dashboard/findings/findings.ts';
import { recentChanges } from './dashboard/recent-changes.ts';
import { atSiteTime, scheduledChanges } from './dashboard/scheduled.ts';
import { dashboardTexts } from './dashboard/texts.ts';
import { waitingForPerson } from './dashboard/waiting.ts';
import { findOwnSites } from './own-sites.ts';

test('a time is that of the site, on a clock of 24 hours', () => {
  expect(atSiteTime('2026-06-01T16:30:00.000Z', 'Europe/Helsinki', 'en')).toBe('Mon 1 Jun, 19:30 EEST');
  expect(atSiteTime('2026-06-01T16:30:00.000Z', 'Europe/Stockholm', 'sv')).toMatch(
    /^mån 1 juni.* 18:30 CEST$/,
  );
});

for (const { name, databaseUrl } of testStudioDatabases) {
  describe(`${name}: the overview of an editor`, () => {
    let studio: TestStudio;
    let payload: Payload;
    let people: Awaited<ReturnType<typeof createPeopleAndSites>>;
    let tyres: Document;

    beforeAll(async () => {
      studio = await studioForTests({ databaseUrl: await databaseUrl() });
      payload = studio.payload;
      people = await createPeopleAndSites(payload);
      const site = people.solvik.id;
      tyres = await createDocument(payload, 'pages', { site, name: 'Däck', _status: 'published' });
    }, 60_000);

    afterAll(() => studio.close());

    const viewOf = async (user: object) => {
      const req = await createLocalReq({ user: user as never }, payload);
      return { req, sites: await findOwnSites(req) };
    };
    const findingsOf = async (user: object) => {
      const { req, sites } = await viewOf(user);
      return (await findFindings(sites, req, dashboardTexts.en)).map(({ title, problem }) => [
        title,
        problem,
      ]);
    };

    /** The whole row, because the adapter drops what is not given. */
    const writeBlocks = async ({ id }: Document, main: object[]) => {
      const query = { collection: 'pages', where: { id: { equals: id } }, req: {} as never } as const;
      const row = await payload.db.findOne<Document>(query);
      const data = { ...row, main: { sv: main }, updatedAt: new Date().toISOString() };
      await payload.db.updateOne({ collection: 'pages', id, data, req: {} as never });
    };

    test('names what is broken, and it is gone when it is mended', async () => {
      const site = people.solvik.id;
      const link = (href: string) => ({ blockType: 'rich-text', id: 'a', text: { url: href } });
      const offers = await createDocument(payload, 'pages', {
        site,
        name: 'Erbjudanden',
        _status: 'published',
      });
      await writeBlocks(offers, [
        link('/finns-inte'),
        link('/dack'),
        link('/media/x.pdf'),
        link('https://example.com'),
      ]);
      expect(await findingsOf(people.editor)).toEqual([
        ['Erbjudanden', 'a link leads nowhere'],
        ['solvik-se', '2 public pages are missing in English'],
      ]);
      await createDocument(payload, 'redirects', { site, source: '/finns-inte', destination: '/dack' });
      await createDocument(payload, 'media', { site, mimeType: 'image/png', filename: 'a.png' });
      expect(await findingsOf(people.editor)).toEqual([
        ['solvik-se', '2 public pages are missing in English'],
        ['solvik-se', 'One picture does not say what it shows'],
      ]);
      expect(await findingsOf(people.finn)).toEqual([]);
    });

    test('a link that was picked is dead while its page is in the trash', async () => {
      const site = people.solvik.id;
      const target = await createDocument(payload, 'pages', { site, name: 'Mål', _status: 'published' });
      const source = await createDocument(payload, 'pages', { site, name: 'Källa', _status: 'published' });
      await writeBlocks(source, [
        { blockType: 'hero', id: 'a', link: { to: { kind: 'page', id: target.id } } },
      ]);
      const dead = ['Källa', 'a link leads nowhere'];
      expect(await findingsOf(people.editor)).not.toContainEqual(dead);
      await payload.update({
        ...{ collection: 'pages', id: target.id },
        data: { deletedAt: new Date().toISOString() } as never,
      });
      expect(await findingsOf(people.editor)).toContainEqual(dead);
    });

    test('names what is scheduled on the own sites', async () => {
      const waitUntil = new Date('2030-06-01T16:30:00.000Z');
      await payload.jobs.queue({
        task: 'schedulePublish' as never,
        input: { type: 'unpublish', doc: { relationTo: 'pages', value: tyres.id } } as never,
        waitUntil,
      });
      const { req, sites } = await viewOf(people.editor);
      expect(await scheduledChanges(sites, req)).toMatchObject([
        { title: 'Däck', type: 'unpublish', at: 'Sat 1 Jun, 18:30 CEST' },
      ]);
      const other = await viewOf(people.finn);
      expect(await scheduledChanges(other.sites, other.req)).toEqual([]);
    });

    test('names who changed what, of every kind', async () => {
      const { req, sites } = await viewOf(people.editor);
      await payload.create({
        ...{ collection: 'redirects', user: people.editor, overrideAccess: false },
        data: { site: people.solvik.id, source: '/gammal', destination: '/dack' } as never,
      });
      expect((await recentChanges(sites, req))[0]).toMatchObject({
        ...{ kind: 'redirects', title: '/gammal', site: 'solvik-se', changedBy: 'editor of solvik-se' },
      });
    });

    test('editors see what they are asked to publish, authors only the answers to them', async () => {
      await createDocument(payload, 'publishing-requests', {
        ...{
          kind: 'pages',
          document: String(tyres.id),
          title: 'Däck',
          site: people.solvik.id,
          state: 'waiting',
        },
        ...{ askedBy: people.author.id, askedByName: 'Anna', askedAt: new Date().toISOString(), note: 'Nu' },
      });
      const waitingOf = async (user: object) => {
        const { req, sites } = await viewOf(user);
        return waitingForPerson(sites, req);
      };
      expect(await waitingOf(people.editor)).toMatchObject([{ title: 'Däck', person: 'Anna', note: 'Nu' }]);
      expect(await waitingOf(people.author)).toEqual([]);
      expect(await waitingOf(people.finn)).toEqual([]);
    });
  });
}
