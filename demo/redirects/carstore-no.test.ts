import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitesOf } from '../dealers/sites.ts';
import { site } from '../sites/carstore-no/site.ts';
import { onceTo, openSite } from './testing/open-site.ts';

let store: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  store = await openSite(site);
});
afterAll(() => store.close());

test('RED-05 why-Carstore leads to owning a car', async () => {
  expect(await store.visit('/hvorfor-carstore')).toEqual(onceTo('/bileierskap'));
});

test('RED-06 about us', async () => {
  expect(await store.visit('/om-oss')).toEqual(onceTo('/om-carstore/om-oss'));
});

test('RED-07 a dealership keeps its name', async () => {
  const carrying = (site.redirects ?? []).filter(({ destination }) =>
    /^\/finn-oss\/\{\w+\*?\}$/.test(destination),
  );
  expect(carrying).not.toEqual([]);
  for (const { source } of carrying)
    for (const { slug } of sitesOf('sites-carstore-no').slice(0, 5))
      expect(await store.visit(source.replace(/\{\w+\*?\}$/, slug))).toEqual(onceTo(`/finn-oss/${slug}`));
});
