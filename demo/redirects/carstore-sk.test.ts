import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '../sites/carstore-sk/site.ts';
import { onceTo, openSite } from './testing/open-site.ts';

let store: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  store = await openSite(site);
});
afterAll(() => store.close());

test('RED-13 about us', async () => {
  expect(await store.visit('/o-nas')).toEqual(onceTo('/o-carstore'));
});

test('RED-14 the advantages of Carstore', async () => {
  expect(await store.visit('/vyhody-carstore')).toEqual(onceTo('/o-carstore'));
});

test('RED-15 ROUTE-20 /Kontakty is sent on once; /kontakty answers', async () => {
  expect(await store.visit('/Kontakty')).toEqual(onceTo('/kontakty'));
  expect(await store.status('/kontakty')).toBe(200);
});
