import type { Payload, PayloadRequest } from 'payload';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocument, createPeopleAndSites, type Document } from '../testing/people.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { recentChanges } from './dashboard/recent-changes.ts';
import { findOwnSites } from './own-sites.ts';
import { handlePageLanguages } from './page-tree/page-languages-endpoint.ts';
import { findSitePages } from './page-tree/site-pages.ts';
import { handleRedirectTest } from './redirects/redirect-test-endpoint.ts';

let studio: TestStudio;
let payload: Payload;
let people: Awaited<ReturnType<typeof createPeopleAndSites>>;
let tyres: Document;

beforeAll(async () => {
  studio = await studioForTests();
  payload = studio.payload;
  people = await createPeopleAndSites(payload);
  const site = people.solvik.id;
  const home = await createDocument(payload, 'pages', {
    site,
    name: 'Start',
    slug: '/',
    _status: 'published',
  });
  tyres = await createDocument(payload, 'pages', {
    site,
    parent: home.id,
    name: 'Däck',
    _status: 'published',
  });
  await createDocument(payload, 'redirects', { site, source: '/hjul', destination: '/dack' });
}, 60_000);

afterAll(() => studio.close());

const requestBy = (user: object, more: Partial<PayloadRequest> = {}) =>
  createLocalReq({ user: user as never, req: more as never }, payload);

async function treeFor(user: object) {
  const req = await requestBy(user);
  const sites = await findOwnSites(req);
  return Promise.all(sites.map(async (site) => ({ name: site.name, pages: await findSitePages(site, req) })));
}

test('EDIT-01 an editor sees the pages of the own sites, and of no other', async () => {
  const [own, ...others] = await treeFor(people.editor);
  expect(others).toEqual([]);
  expect(own?.name).toBe('solvik-se');
  expect(own?.pages.map(({ title }) => title).toSorted()).toEqual(['Däck', 'Start']);
  expect(await treeFor(people.finn)).toEqual([{ name: 'carstore-fi', pages: [] }]);
  expect(await recentChanges([], await requestBy(people.finn))).toEqual([]);
});

test('a page has a state in each language, before and after it is translated', async () => {
  const statesOf = async () => {
    const response = await handlePageLanguages(
      await requestBy(people.editor, { routeParams: { id: String(tyres.id) } }),
    );
    const { languages } = (await response.json()) as { languages: { state: string; address?: string }[] };
    return languages.map(({ state, address }) => [state, address]);
  };
  expect(await statesOf()).toEqual([
    ['published', '/dack'],
    ['missing', undefined],
  ]);
  await save({ name: 'Tyres' }, 'en');
  expect(await statesOf()).toEqual([
    ['published', '/dack'],
    ['draft', '/en/tyres'],
  ]);
  await save({ _status: 'published' }, 'en', false);
  expect(await statesOf()).toEqual([
    ['published', '/dack'],
    ['published', '/en/tyres'],
  ]);
});

test('a change in the first language marks the others as outdated until they are saved again', async () => {
  await save({ metaTitle: 'Däck för vintern' }, 'sv');
  const [solvik] = await treeFor(people.editor);
  const page = solvik?.pages.find(({ id }) => id === tyres.id);
  expect(page?.languages).toMatchObject([
    { code: 'sv', state: 'changed', behind: false },
    { code: 'en', state: 'published', behind: true },
  ]);
});

test('ROUTE-01 those who work on the site can trace an address', async () => {
  const query = { site: String(people.solvik.id), address: '/hjul' };
  const response = await handleRedirectTest(await requestBy(people.editor, { query }));
  expect(await response.json()).toMatchObject({
    hops: [{ rule: 1, location: '/dack' }],
    rules: { 1: { source: '/hjul', destination: '/dack' } },
    end: { state: 'page', page: { title: 'Däck' } },
  });
  expect((await handleRedirectTest(await requestBy(people.finn, { query }))).status).toBe(404);
  const withoutUser = await createLocalReq({ req: { query } as never }, payload);
  expect((await handleRedirectTest(withoutUser)).status).toBe(401);
});

async function save(data: object, locale: string, draft = true): Promise<void> {
  await payload.update({
    collection: 'pages',
    id: tyres.id,
    data: data as never,
    locale: locale as never,
    draft,
    depth: 0,
  });
}
