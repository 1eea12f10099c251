import type { Payload, PayloadRequest } from 'payload';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocument, createPeopleAndSites, type Document } from '../testing/people.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { livePreview } from './live-preview.ts';
import { THEME_PAGE } from './theme-page-key.ts';

let studio: TestStudio;
let payload: Payload;
let people: Awaited<ReturnType<typeof createPeopleAndSites>>;
let shell: Document;

beforeAll(async () => {
  studio = await studioForTests();
  payload = studio.payload;
  people = await createPeopleAndSites(payload);
  const site = people.solvik.id;
  await payload.update({ collection: 'sites', id: site, data: { url: 'https://solvik.example' } as never });
  await createDocument(payload, 'pages', {
    site,
    name: 'Start',
    slug: '/',
    key: 'home',
    _status: 'published',
  });
  shell = await createDocument(payload, 'shells', { site });
}, 60_000);

afterAll(() => studio.close());

test('a header and footer are previewed around the home page of their site', async () => {
  const address = new URL(String(await previewFor(people.editor)));
  expect(address.pathname).toBe('/preview/');
  expect(address.searchParams.get('page')).toBe('home');
});

test('those who do not work on the site get no preview of it', async () => {
  expect(await previewFor(people.finn)).toBeNull();
});

test('a theme is shown on the home page of a site, and then on the page that somebody chose, in a language of its site', async () => {
  const shownTo = async (user: object) =>
    new URL(String(await previewFor(user, 'themes', { name: 'harbour' }, 'fi'))).searchParams.get('page');
  expect(await shownTo(people.administrator)).toBe('home');
  const site = people.solvik.id;
  const page = { site, name: 'Om oss', slug: 'om-oss', key: 'about', _status: 'published' };
  const { id } = await createDocument(payload, 'pages', page);
  const data = { key: THEME_PAGE, value: { page: id } };
  const user = { ...people.administrator, collection: 'users' };
  await payload.create({ collection: 'payload-preferences', data: data as never, user: user as never });
  expect(await shownTo(people.administrator)).toBe('about');
});

async function previewFor(
  user: object,
  slug: 'shells' | 'themes' = 'shells',
  data: object = shell,
  code = 'sv',
): Promise<unknown> {
  const req: PayloadRequest = await createLocalReq({ user: user as never }, payload);
  const { url } = livePreview({ previewSecret: 'only-for-this-test', demo: false, port: 3000 });
  if (typeof url !== 'function') return url;
  const collectionConfig = payload.collections[slug]?.config;
  return url({ data, locale: { code }, collectionConfig, req, payload } as never);
}
