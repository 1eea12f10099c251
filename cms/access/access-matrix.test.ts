import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFont } from '../testing/a-font.ts';
import { aForm } from '../testing/a-form.ts';
import { createDocument, createPeopleAndSites, type Document, password } from '../testing/people.ts';
import { basedOnNewest, type RestClient, type RestResponse, restApi, uploadForm } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';

/** Editors and authors work on the site of the document; the outsider is an editor of another one. */
const actors = ['administrator', 'editor', 'author', 'outsider', 'anonymous'] as const;
type Actor = (typeof actors)[number];

const operations = [
  'read',
  'list',
  'readVersions',
  'create',
  'update',
  'updateDraft',
  'bulkUpdate',
  'duplicate',
  'restoreVersion',
  'trash',
  'bulkTrash',
  'untrash',
  'readTrash',
  'delete',
  'bulkDelete',
] as const;
type Operation = (typeof operations)[number];

type Rules = {
  read: readonly Actor[];
  create: readonly Actor[];
  change: readonly Actor[];
  delete: readonly Actor[];
  /** Who may move what is public to the trash, and bring it back. */
  trash?: readonly Actor[];
  /** Who may save a draft. */
  draft?: readonly Actor[];
  /** Who may copy it, if not those who may create it. */
  duplicate?: readonly Actor[];
};

const administrators = ['administrator'] as const;
const editors = ['administrator', 'editor'] as const;
const colleagues = ['administrator', 'editor', 'author'] as const;
const signedIn = ['administrator', 'editor', 'author', 'outsider'] as const;
const nobody = [] as const;

const publicAtOnce: Rules = {
  read: colleagues,
  create: editors,
  change: editors,
  trash: editors,
  delete: administrators,
};
const keptByAdministrators: Rules = {
  read: signedIn,
  create: administrators,
  change: administrators,
  delete: administrators,
};
const closed: Rules = { read: nobody, create: nobody, change: nobody, delete: nobody };

/** Who may do what with a document of a site, per collection. A new collection has to be added here. */
const rules: Readonly<Record<string, Rules>> = {
  pages: { ...publicAtOnce, draft: colleagues, duplicate: colleagues },
  // There is one of each per site, so that copying it is impossible.
  shells: { ...publicAtOnce, draft: colleagues, duplicate: nobody },
  dictionaries: { ...publicAtOnce, duplicate: nobody },
  redirects: publicAtOnce,
  forms: publicAtOnce,
  // There is no trash for them: a tag that no story has is made again by its name.
  tags: { ...publicAtOnce, delete: editors },
  sites: { read: colleagues, create: administrators, change: editors, delete: administrators },
  media: { ...publicAtOnce, create: colleagues },
  // A folder is deleted, and what lies in it stays.
  'payload-folders': { ...publicAtOnce, create: colleagues, delete: editors },
  brands: keptByAdministrators,
  themes: { ...keptByAdministrators, draft: administrators },
  // The same file twice in a family would be two of one weight.
  fonts: { ...keptByAdministrators, duplicate: nobody },
  users: { ...keptByAdministrators, read: colleagues },
  'host-claims': closed,
  'audit-log': { ...closed, read: administrators },
  'second-factors': closed,
  'used-codes': closed,
  'sign-in-attempts': closed,
  'publishing-requests': { ...closed, read: colleagues },
  'payload-kv': closed,
};

/** After these the next one needs another document. */
const consuming: readonly Operation[] = ['create', 'trash', 'bulkTrash', 'untrash', 'delete', 'bulkDelete'];

const trashing: readonly Operation[] = ['trash', 'bulkTrash', 'untrash', 'readTrash'];
const onTrashed: readonly Operation[] = ['untrash', 'readTrash'];

const SITES_AT_ONCE = 20;

/** Payload's own: what they hold is no content, and their rules are Payload's or those of `jobs.ts`. */
const withoutSites = [
  'payload-jobs',
  'payload-locked-documents',
  'payload-preferences',
  'payload-migrations',
];

for (const { name, databaseUrl } of testStudioDatabases) {
  describe(`${name}: who may do what`, () => {
    let studio: TestStudio;
    let payload: Payload;
    let people: Awaited<ReturnType<typeof createPeopleAndSites>>;
    let clients: Record<Actor, RestClient>;
    let count = 0;
    const unusedSites: Document[] = [];

    beforeAll(async () => {
      studio = await studioForTests({ databaseUrl: await databaseUrl() });
      payload = studio.payload;
      people = await createPeopleAndSites(payload);
      await signIn();
    });

    afterAll(() => studio.close());

    async function signIn(): Promise<void> {
      const api = restApi(payload);
      clients = {
        administrator: basedOnNewest(await api.signIn(people.administrator.email, password)),
        editor: basedOnNewest(await api.signIn(people.editor.email, password)),
        author: basedOnNewest(await api.signIn(people.author.email, password)),
        outsider: basedOnNewest(await api.signIn(people.finn.email, password)),
        anonymous: api.anonymous,
      };
    }

    test('every collection has its rules here', () => {
      const known = new Set([...Object.keys(rules), ...withoutSites]);
      expect(payload.config.collections.map(({ slug }) => slug).toSorted()).toEqual([...known].toSorted());
    });

    describe.each(Object.keys(rules))('%s', (slug) => {
      test.each(operations)('%s', async (operation) => {
        if (!offers(slug, operation)) return;
        const granted = actorsFor(rules[slug] as Rules, operation);
        let document = await documentFor(slug, operation);
        const before = await stateOf(slug, document);
        for (const actor of actors.filter((each) => !granted.includes(each))) {
          const response = await attempt(clients[actor], slug, operation, document);
          expect(response, `${actor}: ${JSON.stringify(response.body)}`).not.toSatisfy(isDone);
          expect(response.status).toBeLessThan(500);
        }
        expect(await stateOf(slug, document)).toEqual(before);
        for (const actor of granted) {
          const response = await attempt(clients[actor], slug, operation, document);
          expect(response, `${actor}: ${JSON.stringify(response.body)}`).toSatisfy(isDone);
          if (consuming.includes(operation)) document = await documentFor(slug, operation);
        }
      });
    });

    function offers(slug: string, operation: Operation): boolean {
      const { versions, disableDuplicate, trash } = payload.collections[slug]?.config ?? {};
      if (trashing.includes(operation)) return Boolean(trash);
      if (operation === 'updateDraft') return Boolean(versions?.drafts);
      if (operation === 'duplicate') return !disableDuplicate;
      return ['readVersions', 'restoreVersion'].includes(operation) ? Boolean(versions) : true;
    }

    /** The document and how many there are, to see that a refused request changed nothing. */
    async function stateOf(collection: string, { id }: Document): Promise<unknown> {
      const { totalDocs } = await payload.count({ collection, trash: true });
      const all = {
        collection,
        id,
        depth: 0,
        locale: 'all',
        draft: true,
        disableErrors: true,
        trash: true,
      } as const;
      return { totalDocs, document: await payload.findByID(all as never) };
    }

    async function documentFor(slug: string, operation: Operation): Promise<Document> {
      count += 1;
      const site = people.solvik.id;
      // There is one of each per site.
      if (slug === 'shells' || slug === 'dictionaries')
        await payload.delete({ collection: slug, where: { site: { equals: site } }, trash: true });
      if (operation === 'create') return { id: 0 };
      const document = await newDocument(slug);
      if (onTrashed.includes(operation))
        await payload.update({
          ...{ collection: slug, id: document.id },
          data: { deletedAt: new Date().toISOString() } as never,
        });
      return document;
    }

    async function newDocument(slug: string): Promise<Document> {
      if (slug === 'host-claims') return claimOf(count);
      if (slug === 'payload-kv') return keyValue(count);
      if (slug === 'sites') return siteOfColleagues();
      return createDocument(payload, slug, dataFor(slug, count));
    }

    /** Several at once: other sites end the sessions of a person, and signing in is slow by intent. */
    async function siteOfColleagues(): Promise<Document> {
      if (unusedSites.length === 0) {
        for (let added = 0; added < SITES_AT_ONCE; added += 1) {
          count += 1;
          unusedSites.push(await createDocument(payload, 'sites', dataFor('sites', count)));
        }
        const sites = [people.solvik, ...unusedSites].map(({ id }) => id);
        for (const { id } of [people.editor, people.author])
          await payload.update({ collection: 'users', id, data: { sites } as never });
        await signIn();
      }
      return unusedSites.pop() as Document;
    }

    async function claimOf(number: number): Promise<Document> {
      await createDocument(payload, 'sites', {
        name: `claiming-${number}`,
        hosts: [{ host: `claimed-${number}.example` }],
      });
      const where = { host: { equals: `claimed-${number}.example` } };
      const { docs } = await payload.find({ collection: 'host-claims', where });
      return docs[0] as unknown as Document;
    }

    async function keyValue(number: number): Promise<Document> {
      await payload.kv.set(`key-${number}`, 'value');
      const { docs } = await payload.find({
        collection: 'payload-kv',
        where: { key: { equals: `key-${number}` } },
      });
      return docs[0] as unknown as Document;
    }

    function dataFor(slug: string, number: number): Record<string, unknown> {
      const site = people.solvik.id;
      const name = `number-${number}`;
      const data: Record<string, Record<string, unknown>> = {
        pages: { site, name, _status: 'published' },
        shells: { site, _status: 'published' },
        dictionaries: { site },
        tags: { site, name },
        redirects: { site, source: `/${name}`, destination: '/' },
        forms: aForm(site, name),
        sites: { name, displayName: name, hosts: [{ host: `${name}.example` }] },
        media: { site },
        'payload-folders': { site, name },
        brands: { code: name, name },
        themes: { name, displayName: name },
        fonts: { family: name },
        users: { name, email: `${name}@solvik.example`, password, role: 'author', sites: [site] },
        'host-claims': { host: name, site: 'solvik-se' },
        'audit-log': { action: 'published', subject: 'pages', title: name },
        'second-factors': { account: name, secret: 'secret' },
        'used-codes': { code: name, account: '1' },
        'sign-in-attempts': { key: name },
        'publishing-requests': { site, kind: 'pages', document: name, state: 'waiting' },
        'payload-kv': { key: name, data: 'value' },
      };
      return data[slug] ?? {};
    }

    async function attempt(
      client: RestClient,
      slug: string,
      operation: Operation,
      { id }: Document,
    ): Promise<RestResponse> {
      const one = `where[id][equals]=${id}`;
      const change = { ...changes[slug] };
      switch (operation) {
        case 'read':
          return client(`/${slug}/${id}?depth=2&draft=true`);
        case 'list':
          return client(`/${slug}?${one}&depth=2`);
        case 'readVersions':
          return client(`/${slug}/versions?where[parent][equals]=${id}`);
        case 'create':
          return client(`/${slug}?locale=sv`, 'POST', await sentFor(slug, dataFor(slug, count)));
        case 'update':
          return client(`/${slug}/${id}`, 'PATCH', change);
        case 'updateDraft':
          return client(`/${slug}/${id}?draft=true`, 'PATCH', change);
        case 'bulkUpdate':
          return client(`/${slug}?${one}`, 'PATCH', change);
        case 'duplicate':
          return client(`/${slug}/${id}/duplicate`, 'POST', {});
        case 'restoreVersion':
          return client(`/${slug}/versions/${await versionOf(slug, id)}`, 'POST');
        case 'trash':
          return client(`/${slug}/${id}`, 'PATCH', { deletedAt: new Date().toISOString() });
        case 'bulkTrash':
          return client(`/${slug}?${one}`, 'PATCH', { deletedAt: new Date().toISOString() });
        case 'untrash':
          return client(`/${slug}?${one}&trash=true`, 'PATCH', { deletedAt: null });
        case 'readTrash':
          return client(`/${slug}?${one}&trash=true`);
        case 'delete':
          return client(`/${slug}/${id}`, 'DELETE');
        case 'bulkDelete':
          return client(`/${slug}?${one}`, 'DELETE');
      }
    }

    async function versionOf(slug: string, id: number): Promise<unknown> {
      const { docs } = await payload.findVersions({ collection: slug, where: { parent: { equals: id } } });
      return docs[0]?.id;
    }
  });
}

/** There is no font without its file. */
async function sentFor(slug: string, data: object): Promise<object> {
  return slug === 'fonts' ? uploadForm(data, 'a.ttf', await aFont(), 'font/ttf') : data;
}

const changes: Readonly<Record<string, object>> = {
  pages: { name: 'Other' },
  shells: { header: { logo: { alt: 'Other' } } },
  dictionaries: { texts: [{ key: 'a', text: 'Other' }] },
  redirects: { destination: '/other' },
  forms: { title: 'Other' },
  tags: { key: 'other' },
  sites: { displayName: 'Other' },
  media: { alt: 'Other' },
  'payload-folders': { name: 'Other' },
  brands: { name: 'Other' },
  themes: { displayName: 'Other' },
  fonts: { weights: '500' },
  users: { name: 'Other' },
  'host-claims': { site: 'other' },
  'audit-log': { action: 'deleted' },
  'second-factors': { secret: 'other' },
  'used-codes': { account: '2' },
  'sign-in-attempts': { key: 'other' },
  'publishing-requests': { state: 'published' },
  'payload-kv': { data: 'other' },
};

function actorsFor(granting: Rules, operation: Operation): readonly Actor[] {
  const {
    read,
    draft = nobody,
    create,
    duplicate = create,
    change,
    delete: remove,
    trash = nobody,
  } = granting;
  const granted: Record<Operation, readonly Actor[]> = {
    read,
    list: read,
    readVersions: read,
    create,
    update: change,
    updateDraft: draft,
    bulkUpdate: change,
    duplicate,
    // What is restored is a draft first.
    restoreVersion: draft.length > 0 ? draft : change,
    trash,
    bulkTrash: trash,
    untrash: trash,
    readTrash: read,
    delete: remove,
    bulkDelete: remove,
  };
  return granted[operation];
}

/** Lists and bulk changes leave out what somebody may not see, and return nothing. */
function isDone({ status, body }: RestResponse): boolean {
  if (status >= 400) return false;
  return !Array.isArray(body['docs']) || body['docs'].length > 0;
}
