import type { Payload, PayloadRequest } from 'payload';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocument, createPeopleAndSites, type Document } from '../testing/people.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { livePreview } from './live-preview.ts';

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

async function previewFor(user: object): Promise<unknown> {
  const req: PayloadRequest = await createLocalReq({ user: user as never }, payload);
  const { url } = livePreview({ previewSecret: 'only-for-this-test', demo: false, port: 3000 });
  if (typeof url !== 'function') return url;
  const collectionConfig = payload.collections['shells']?.config;
  return url({ data: shell, locale: { code: 'sv' }, collectionConfig, req, payload } as never);
}
