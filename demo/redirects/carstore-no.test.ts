import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDealerships } from '../dealers/dealerships.ts';
import { site } from '../sites/carstore-no/site.ts';
import { openSite, redirectedTo } from './testing/open-site.ts';

let store: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  store = await openSite(site);
});
afterAll(() => store.close());

test('RED-05 why-Carstore redirects to owning a car', async () => {
  expect(await store.visit('/hvorfor-carstore')).toEqual(redirectedTo('/bileierskap'));
});

test('RED-06 about us', async () => {
  expect(await store.visit('/om-oss')).toEqual(redirectedTo('/om-carstore/om-oss'));
});

test('RED-07 a dealership retains its name', async () => {
  const carrying = (site.redirects ?? []).filter(({ destination }) =>
    /^\/finn-oss\/\{\w+\*?\}$/.test(destination),
  );
  expect(carrying).not.toEqual([]);
  for (const { source } of carrying)
    for (const { slug } of createDealerships('sites-carstore-no').slice(0, 5))
      expect(await store.visit(source.replace(/\{\w+\*?\}$/, slug))).toEqual(
        redirectedTo(`/finn-oss/${slug}`),
      );
});
