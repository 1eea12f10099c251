import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDocument, createPeopleAndSites, type Document, password } from '../testing/people.ts';
import { basedOnNewest, type RestClient, type RestResponse, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';
import { siteErrorMessages } from './site-error-messages.ts';

for (const { name, databaseUrl } of testStudioDatabases) {
  describe(`${name}: the hosts of a site`, () => {
    let studio: TestStudio;
    let payload: Payload;
    let bistro: Document;
    let carstore: Document;
    let administrator: RestClient;
    let editor: RestClient;

    beforeAll(async () => {
      studio = await studioForTests({ databaseUrl: await databaseUrl() });
      payload = studio.payload;
      const people = await createPeopleAndSites(payload);
      carstore = people.carstore;
      const hosts = [{ host: 'bistro.localhost' }];
      bistro = await createDocument(payload, 'sites', { name: 'bistro', displayName: 'Bistro', hosts });
      const api = restApi(payload);
      administrator = basedOnNewest(await api.signIn(people.administrator.email, password));
      editor = basedOnNewest(await api.signIn(people.finn.email, password));
    });

    beforeEach(async () => {
      await save(bistro, ['bistro.localhost']);
      await save(carstore, ['carstore-fi.localhost']);
    });

    afterAll(() => studio.close());

    test('cannot be changed by an editor, as are addresses, languages, paths and indices', async () => {
      const before = await settingsOf(carstore);
      const taking = {
        name: 'bistro',
        url: 'http://bistro.localhost:3000',
        hosts: [{ host: 'bistro.localhost' }],
        redirectsWww: true,
        languages: [{ code: 'sv' }],
        pathToCarList: '/x',
        carDetailPath: '/x',
        siteDetailPath: '/x',
        workshopBookingPath: '/x',
        storeSlug: 'x',
        groupSlug: 'x',
        indices: { cars: 'cars-solvik-se', sites: 'x' },
      };
      for (const path of [`/sites/${carstore.id}`, `/sites?where[id][equals]=${carstore.id}`])
        expect((await editor(path, 'PATCH', { ...taking, displayName: 'Carstore' })).status).toBe(403);
      expect(await settingsOf(carstore)).toEqual(before);
      const { body } = await editor(`/sites/access/${carstore.id}`, 'POST', {});
      const fields = body['fields'] as Record<string, { update?: unknown }>;
      for (const field of Object.keys(taking))
        expect([field, fields[field]?.update]).toEqual([field, undefined]);
      expect(fields['displayName']).toMatchObject({ update: true });
    });

    test('do not come back when an editor restores an older version', async () => {
      await save(carstore, ['carstore-fi.localhost', 'old.localhost']);
      const older = await latestVersion(carstore);
      await save(carstore, ['carstore-fi.localhost']);
      await save(bistro, ['bistro.localhost', 'old.localhost']);
      expect((await editor(`/sites/versions/${older}`, 'POST')).status).toBe(200);
      expect(await hostsOf(carstore)).toEqual(['carstore-fi.localhost']);
      const refused = await administrator(`/sites/versions/${older}`, 'POST');
      expect(refused.status).toBe(400);
      expect(sentenceIn(refused)).toBe(siteErrorMessages.en.hostTaken('old.localhost', 'bistro'));
    });

    test.each(['bistro.localhost', ' BISTRO.localhost:8080 ', 'www.bistro.localhost', 'bistro.localhost.'])(
      '%j belongs to one site only',
      async (host) => {
        const refused = await change(carstore, ['carstore-fi.localhost', host]);
        expect(refused.status).toBe(400);
        expect(sentenceIn(refused)).toMatch(/bistro\.localhost belongs to the site bistro already\./);
        expect(await hostsOf(carstore)).toEqual(['carstore-fi.localhost']);
        const hosts = [{ host }];
        const created = await administrator('/sites?locale=sv', 'POST', { name: 'new-site', hosts });
        expect(created.status).toBe(400);
      },
    );

    test('are stored as browsers send them, and a path is refused with a message', async () => {
      await save(carstore, ['Räksmörgås.example:80', 'WWW.carstore-fi.localhost', 'carstore-fi.localhost']);
      expect(await hostsOf(carstore)).toEqual([
        'xn--rksmrgs-5wao1o.example',
        'www.carstore-fi.localhost',
        'carstore-fi.localhost',
      ]);
      const refused = await change(bistro, ['bistro.localhost', 'xn--rksmrgs-5wao1o.example']);
      expect(refused.status).toBe(400);
      expect(sentenceIn(await change(bistro, ['https://bistro.localhost/']))).toMatch(/without https/);
    });

    test('go to one of two administrators who add the same one at the same time', async () => {
      for (let round = 0; round < 5; round += 1) {
        const host = `contested-${round}.localhost`;
        const responses = await Promise.all([
          change(bistro, ['bistro.localhost', host]),
          change(carstore, ['carstore-fi.localhost', host]),
        ]);
        expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
        const loser = responses.find(({ status }) => status === 400) as RestResponse;
        expect(sentenceIn(loser)).toMatch(
          /contested-\d.localhost belongs to the site (bistro|carstore-fi) already\./,
        );
        const listed = [await hostsOf(bistro), await hostsOf(carstore)];
        expect(listed.map(([first]) => first)).toEqual(['bistro.localhost', 'carstore-fi.localhost']);
        expect(listed.flat().filter((each) => each === host)).toEqual([host]);
      }
    });

    test('cannot be claimed twice in the database itself', async () => {
      const data = { host: 'bistro.localhost', site: 'carstore-fi' };
      const claiming = payload.db.create({ collection: 'host-claims', data, req: {} as never });
      await expect(claiming).rejects.toThrow();
    });

    test('are free again once their site no longer lists them or is deleted', async () => {
      const passing = await createDocument(payload, 'sites', {
        name: 'passing',
        hosts: [{ host: 'passing.localhost' }],
      });
      expect((await change(carstore, ['passing.localhost'])).status).toBe(400);
      await payload.delete({ collection: 'sites', id: passing.id });
      await save(carstore, ['passing.localhost']);
      expect((await change(bistro, ['passing.localhost'])).status).toBe(400);
      await save(carstore, []);
      await save(bistro, ['passing.localhost']);
    });

    test('stay with a site that gets another short name', async () => {
      const site = await createDocument(payload, 'sites', {
        name: 'before',
        hosts: [{ host: 'renamed.localhost' }],
      });
      expect((await administrator(`/sites/${site.id}`, 'PATCH', { name: 'after' })).status).toBe(200);
      expect(sentenceIn(await change(bistro, ['renamed.localhost']))).toMatch(
        /belongs to the site after already/,
      );
      expect((await change(site, ['renamed.localhost', 'more.localhost'])).status).toBe(200);
    });

    test('that a failed save claimed can be had after a minute', async () => {
      const longAgo = '2026-01-01T00:00:00.000Z';
      for (const [host, createdAt] of [
        ['abandoned.localhost', longAgo],
        ['under-way.localhost', new Date().toISOString()],
      ] as const) {
        const data = { host, site: 'carstore-fi', createdAt, updatedAt: createdAt };
        await payload.db.create({ collection: 'host-claims', data, req: {} as never });
      }
      expect((await change(bistro, ['abandoned.localhost'])).status).toBe(200);
      expect((await change(bistro, ['under-way.localhost'])).status).toBe(400);
    });

    test('are not copied with a site', async () => {
      const { status, body } = await administrator(`/sites/${bistro.id}/duplicate`, 'POST', {});
      expect(status).toBe(200);
      expect((body['doc'] as Document)['hosts']).toEqual([]);
    });

    const change = ({ id }: Document, hosts: string[]) =>
      administrator(`/sites/${id}`, 'PATCH', { hosts: hosts.map((host) => ({ host })) });

    async function save(site: Document, hosts: string[]): Promise<void> {
      const { status, body } = await change(site, hosts);
      expect(body).toMatchObject({ doc: expect.anything() });
      expect(status).toBe(200);
    }

    async function settingsOf({ id }: Document): Promise<Record<string, unknown>> {
      const site = await payload.findByID({ collection: 'sites', id, depth: 0 });
      return { ...site, updatedAt: '' };
    }

    async function hostsOf(site: Document): Promise<string[]> {
      const { hosts } = (await settingsOf(site)) as { hosts: { host: string }[] };
      return hosts.map(({ host }) => host);
    }

    async function latestVersion({ id }: Document): Promise<unknown> {
      const where = { parent: { equals: id } };
      const { docs } = await payload.findVersions({
        collection: 'sites',
        where,
        sort: '-updatedAt',
        limit: 1,
      });
      return docs[0]?.id;
    }
  });
}

/** What the form shows beside the field. */
function sentenceIn({ body }: RestResponse): string {
  const [first] = body['errors'] as { data?: { errors?: { message: string }[] } }[];
  return first?.data?.errors?.[0]?.message ?? '';
}
