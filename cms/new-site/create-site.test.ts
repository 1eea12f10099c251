import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../../src/main/database.ts';
import { createPeopleAndSites } from '../testing/people.ts';
import { postNewSite } from '../testing/post-new-site.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';

let studio: TestStudio;
let payload: Payload;
let people: Awaited<ReturnType<typeof createPeopleAndSites>>;

beforeAll(async () => {
  studio = await studioForTests();
  payload = studio.payload;
  await migrateDatabase(studio);
  people = await createPeopleAndSites(payload);
});
afterAll(() => studio.close());

async function post(user: object, site: object) {
  const response = await postNewSite(payload, user, site);
  const { doc, errors = [] } = (await response.json()) as {
    doc?: { id: number };
    errors?: { path?: string }[];
  };
  return { status: response.status, doc, paths: errors.map(({ path }) => path) };
}

const berg = { name: 'berg-fi', displayName: 'Berg', url: 'https://www.berg.example', country: 'FI' };

test('a new site has all that cars need: settings, list, car pages; its home page is a draft', async () => {
  const { status, doc } = await post(people.administrator, { ...berg, languages: ['fi', 'sv'] });
  expect(status).toBe(201);
  expect(await payload.findByID({ collection: 'sites', id: doc?.id ?? 0, depth: 0 })).toMatchObject({
    hosts: [{ host: 'www.berg.example' }],
    timeZone: 'Europe/Helsinki',
    pathToCarList: '/autot',
    carDetailPath: '/auto',
    indices: { cars: 'cars-berg-fi', sites: 'sites-berg-fi' },
  });
  const { docs } = await payload.find({
    collection: 'pages',
    where: { site: { equals: doc?.id } },
    locale: 'all',
    draft: true,
    pagination: false,
    depth: 0,
    sort: 'id',
  });
  const addresses = docs.map(({ path, _status }) => [path, _status]);
  const everywhere = (path: string) => ({ fi: path, sv: path });
  expect(addresses).toEqual([
    [everywhere('/'), 'draft'],
    [everywhere('/autot'), 'published'],
    [everywhere('/autot/,-w-,'), 'published'],
    [everywhere('/autot/,-w-,/,-w-,'), 'published'],
    [everywhere('/auto/,-w-,'), 'published'],
    [everywhere('/auto/,-w-,/,-w-,'), 'published'],
  ]);
});

test('the index of its cars has the name that was chosen, which is refused at its own field', async () => {
  const nord = { ...berg, name: 'nord-fi', url: 'https://nord.example' };
  expect(await post(people.administrator, { ...nord, carIndex: 'Stock!' })).toMatchObject({
    status: 400,
    paths: ['carIndex'],
  });
  const { doc } = await post(people.administrator, { ...nord, carIndex: 'stock' });
  expect(await payload.findByID({ collection: 'sites', id: doc?.id ?? 0, depth: 0 })).toMatchObject({
    indices: { cars: 'stock', sites: 'sites-nord-fi' },
  });
  await payload.delete({ collection: 'sites', id: doc?.id ?? 0 });
});

test('a site that sells no cars begins with a home page alone', async () => {
  const cafe = { ...berg, name: 'cafe-fi', url: 'https://cafe.example', carIndex: '' };
  const { doc } = await post(people.administrator, cafe);
  const where = { site: { equals: doc?.id } };
  const { docs } = await payload.find({ collection: 'pages', where, draft: true, depth: 0, locale: 'fi' });
  expect(docs).toMatchObject([{ path: '/', main: [{ blockType: 'rich-text' }] }]);
  await payload.delete({ collection: 'sites', id: doc?.id ?? 0 });
});

test('what is missing or wrong is named field by field, and nothing is created', async () => {
  expect(await post(people.administrator, {})).toMatchObject({
    status: 400,
    paths: ['displayName', 'url', 'name', 'country'],
  });
  expect(await post(people.administrator, { ...berg, name: 'Berg Bil', url: 'berg' })).toMatchObject({
    status: 400,
    paths: ['name', 'url'],
  });
  expect(await post(people.administrator, { ...berg, name: 'solvik-se' })).toMatchObject({ status: 400 });
  expect((await payload.count({ collection: 'sites' })).totalDocs).toBe(3);
});

test('only administrators add sites', async () => {
  expect((await post(people.editor, { ...berg, name: 'mine' })).status).toBe(403);
  expect((await post({}, { ...berg, name: 'mine' })).status).toBe(403);
});

test('a home page is the home page in every language it is translated into', async () => {
  const page = { collection: 'pages', depth: 0, overrideAccess: true } as const;
  const site = people.solvik.id;
  const data = { site, name: 'Start', slug: '/', _status: 'published' };
  const { id } = await payload.create({ ...page, data: data as never, locale: 'sv' });
  await payload.update({ ...page, id, data: { name: 'Home' } as never, locale: 'en' });
  expect(await payload.findByID({ ...page, id, locale: 'en' })).toMatchObject({ path: '/' });
});
