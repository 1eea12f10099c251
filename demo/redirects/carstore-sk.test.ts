import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '../sites/carstore-sk/site.ts';
import { openSite, redirectedTo } from './testing/open-site.ts';

let store: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  store = await openSite(site);
});
afterAll(() => store.close());

test('RED-13 about us', async () => {
  expect(await store.visit('/o-nas')).toEqual(redirectedTo('/o-carstore'));
});

test('RED-14 the advantages of Carstore', async () => {
  expect(await store.visit('/vyhody-carstore')).toEqual(redirectedTo('/o-carstore'));
});

test('RED-15 ROUTE-20 /Kontakty redirects once; /kontakty is served', async () => {
  expect(await store.visit('/Kontakty')).toEqual(redirectedTo('/kontakty'));
  expect(await store.status('/kontakty')).toBe(200);
});
