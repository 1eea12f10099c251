import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocument, createPeopleAndSites, type Document } from '../testing/people.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';

type People = Awaited<ReturnType<typeof createPeopleAndSites>>;
type Person = People['editor'];

let studio: TestStudio;
let payload: Payload;
let people: People;
let page: Document;
let ofSolvik: Record<'pages' | 'shells' | 'dictionaries' | 'redirects' | 'sites', Document>;

beforeAll(async () => {
  studio = await studioForTests();
  payload = studio.payload;
  people = await createPeopleAndSites(payload);
  const site = people.solvik.id;
  page = await createDocument(payload, 'pages', { site, name: 'Kontakt', _status: 'published' });
  ofSolvik = {
    pages: page,
    shells: await createDocument(payload, 'shells', { site, _status: 'published' }),
    dictionaries: await createDocument(payload, 'dictionaries', { site, texts: [{ key: 'a', text: 'b' }] }),
    redirects: await createDocument(payload, 'redirects', {
      site,
      source: '/gammal',
      destination: '/kontakt',
    }),
    sites: people.solvik,
  };
}, 60_000);

afterAll(() => studio.close());

const kinds = ['pages', 'shells', 'dictionaries', 'redirects', 'sites'] as const;

describe.each(kinds)('an editor of carstore-fi and the %s of solvik-se', (collection) => {
  const as = () => ({ collection, user: people.finn, overrideAccess: false }) as const;

  test('sees none of them, nor their drafts and versions', async () => {
    const id = ofSolvik[collection].id;
    for (const draft of [false, true]) {
      const { docs } = await payload.find({ ...as(), draft, where: { id: { equals: id } } });
      expect(docs).toEqual([]);
    }
    await expect(payload.findByID({ ...as(), id })).rejects.toMatchObject({ status: 404 });
    if (collection === 'redirects') return;
    const versions = await payload.findVersions({ ...as(), where: { parent: { equals: id } } });
    expect(versions.docs).toEqual([]);
  });

  test('changes and deletes none', async () => {
    const id = ofSolvik[collection].id;
    const changing = payload.update({ ...as(), id, data: { displayName: 'Mine' } as never });
    await expect(changing).rejects.toMatchObject({ status: 403 });
    await expect(payload.delete({ ...as(), id })).rejects.toMatchObject({ status: 403 });
    expect(await payload.count({ collection, where: { id: { equals: id } } })).toEqual({ totalDocs: 1 });
  });

  test('creates none', async () => {
    const data = { site: people.solvik.id, name: 'new', source: '/x', destination: '/y' };
    await expect(payload.create({ ...as(), data: data as never })).rejects.toMatchObject({ status: 403 });
  });
});

describe('within their own site', () => {
  test('an editor writes, publishes and moves to the trash', async () => {
    const editor = { collection: 'pages', user: people.editor, overrideAccess: false } as const;
    const data = { site: people.solvik.id, name: 'Ny sida' };
    const created = await payload.create({ ...editor, data: data as never, draft: true });
    const published = await payload.update({
      ...editor,
      id: created.id,
      data: { _status: 'published' } as never,
    });
    expect(published).toMatchObject({ _status: 'published', path: '/ny-sida' });
    const trashed = { deletedAt: new Date().toISOString() } as never;
    await payload.update({ ...editor, id: created.id, data: trashed });
    await expect(payload.delete({ ...editor, id: created.id, trash: true })).rejects.toMatchObject({
      status: 403,
    });
  });

  test('a page cannot be moved to another site', async () => {
    const data = { site: people.carstore.id, name: 'Kontakt' };
    const saved = await payload.update({
      ...by(people.editor),
      id: page.id,
      draft: true,
      data: data as never,
    });
    expect(saved).toMatchObject({ site: people.solvik.id });
  });

  test('somebody without sites sees and creates nothing', async () => {
    const withoutSites = { ...people.editor, sites: [] };
    await expect(payload.find({ ...by(withoutSites) })).rejects.toMatchObject({ status: 403 });
    await expect(payload.create({ ...by(withoutSites), data: { name: 'x' } as never })).rejects.toMatchObject(
      {
        status: 403,
      },
    );
  });

  test('without a login nothing is visible', async () => {
    for (const collection of [...kinds, 'media', 'brands', 'users']) {
      await expect(payload.find({ collection, overrideAccess: false })).rejects.toMatchObject({
        status: 403,
      });
    }
  });
});

describe('an author', () => {
  const draft = { draft: true, data: { name: 'Kontakta oss' } as never };

  test('writes drafts', async () => {
    const saved = await payload.update({ ...by(people.author), id: page.id, ...draft });
    expect(saved).toMatchObject({ _status: 'draft', name: 'Kontakta oss' });
    expect(await payload.findByID({ collection: 'pages', id: page.id })).toMatchObject({ name: 'Kontakt' });
  });

  test.each([
    ['publishes', { draft: false, data: { _status: 'published' } }],
    ['publishes by way of a draft', { draft: true, data: { _status: 'published' } }],
    ['changes what is public', { draft: false, data: { name: 'Anders' } }],
    ['unpublishes', { draft: false, data: { _status: 'draft' } }],
  ])('never %s', async (_, { draft, data }) => {
    const trying = payload.update({ ...by(people.author), id: page.id, draft, data: data as never });
    await expect(trying).rejects.toMatchObject({ status: 403 });
    const found = await payload.findByID({ collection: 'pages', id: page.id });
    expect(found).toMatchObject({ name: 'Kontakt', _status: 'published' });
  });

  test('never deletes, and publishes no old version again', async () => {
    await expect(payload.delete({ ...by(people.author), id: page.id })).rejects.toMatchObject({
      status: 403,
    });
    const { docs } = await payload.findVersions({
      ...by(people.author),
      where: { parent: { equals: page.id } },
    });
    const restoring = payload.restoreVersion({ ...by(people.author), id: String(docs.at(-1)?.id) });
    await expect(restoring).rejects.toMatchObject({ status: 403 });
  });

  test('cannot save what is published on save', async () => {
    const as = { user: people.author, overrideAccess: false } as const;
    for (const collection of ['dictionaries', 'redirects', 'sites'] as const) {
      const changing = payload.update({ ...as, collection, id: ofSolvik[collection].id, data: {} as never });
      await expect(changing).rejects.toMatchObject({ status: 403 });
    }
  });
});

describe('publishing at a time that was set', () => {
  const set = (type: string, by: Person, page: Document) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type,
        doc: { relationTo: 'pages', value: page.id },
        user: { relationTo: 'users', value: by.id },
      },
      waitUntil: new Date(0),
    } as never) as Promise<{ id: number }>;
  const draft = () =>
    createDocument(payload, 'pages', { site: people.solvik.id, name: 'Kampanj', _status: 'draft' });
  const statusOf = async ({ id }: Document) =>
    (await payload.findByID({ collection: 'pages', id, depth: 0 }))['_status'];

  test('is done for an editor of the site', async () => {
    const page = await draft();
    await set('publish', people.editor, page);
    await payload.jobs.run();
    expect(await statusOf(page)).toBe('published');
    await payload.delete({ collection: 'pages', id: page.id });
  });

  test.each(['author', 'finn'] as const)('is not done for %s', async (who) => {
    const page = await draft();
    await set('publish', people[who], page);
    await payload.jobs.run();
    expect(await statusOf(page)).toBe('draft');
  });

  test('is called off by editors of the site alone', async () => {
    const { id } = await set('unpublish', people.editor, page);
    const callOff = (user: Person) => payload.delete({ collection: 'payload-jobs', id, user });
    await expect(callOff(people.author)).rejects.toMatchObject({ status: 403 });
    await expect(callOff(people.finn)).rejects.toMatchObject({ status: 403 });
    await callOff(people.editor);
    expect(await statusOf(page)).toBe('published');
  });
});

describe('roles', () => {
  test.each(['editor', 'author'] as const)('cannot be raised by an %s', async (role) => {
    const person = people[role];
    const data = { role: 'administrator', sites: [people.solvik.id, people.carstore.id], name: 'Me' };
    await payload.update({ ...by(person, 'users'), id: person.id, data: data as never });
    const saved = await payload.findByID({ collection: 'users', id: person.id, depth: 0 });
    expect(saved).toMatchObject({ role, sites: [people.solvik.id], name: 'Me' });
  });

  test('are created and changed by administrators only', async () => {
    const data = { name: 'X', email: 'x@solvik.example', password: 'a long password', role: 'administrator' };
    await expect(
      payload.create({ ...by(people.editor, 'users'), data: data as never }),
    ).rejects.toMatchObject({
      status: 403,
    });
    const changing = payload.update({
      ...by(people.editor, 'users'),
      id: people.author.id,
      data: { name: 'X' } as never,
    });
    await expect(changing).rejects.toMatchObject({ status: 403 });
    const { docs } = await payload.find({ ...by(people.finn, 'users') });
    expect(docs.map(({ id }) => id)).toEqual([people.finn.id]);
  });

  test('restrict the queue of scheduled publishing to administrators', async () => {
    await expect(payload.find({ ...by(people.editor, 'payload-jobs') })).rejects.toMatchObject({
      status: 403,
    });
  });
});

test('five wrong passwords lock the account', async () => {
  const { email } = people.finn as unknown as { email: string };
  const login = (password: string) =>
    payload.login({ collection: 'users', data: { email, password } as never });
  for (let attempt = 1; attempt <= 5; attempt += 1)
    await expect(login('wrong')).rejects.toMatchObject({ status: 401 });
  await expect(login('a long enough password')).rejects.toThrow(/locked/);
});

function by(user: Person, collection = 'pages') {
  return { collection, user, overrideAccess: false } as const;
}

test.each(['pages', 'shells', 'dictionaries', 'sites'] as const)(
  'an editor brings back an older version of the %s of their own site',
  async (collection) => {
    const as = { collection, user: people.editor, overrideAccess: false } as const;
    const { id } = ofSolvik[collection];
    const { docs } = await payload.findVersions({ ...as, where: { parent: { equals: id } } });
    const back = await payload.restoreVersion({ ...as, id: String(docs.at(-1)?.id) });
    expect(back).toMatchObject({ id });
  },
);
