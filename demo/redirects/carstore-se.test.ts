import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '../sites/carstore-se/site.ts';
import { openSite, redirectedTo } from './testing/open-site.ts';

let store: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  store = await openSite(site);
});
afterAll(() => store.close());

async function leadsBelow(old: string, start: RegExp) {
  const trip = await store.visit(old);
  expect(trip, old).toMatchObject({ status: 308, end: 200 });
  expect(trip.location).toMatch(start);
}

test('RED-08 why-Carstore redirects to owning a car', async () => {
  expect(await store.visit('/varfor-carstore')).toEqual(redirectedTo('/bilagande'));
});

test('RED-09 about us, with and without a page below', async () => {
  await leadsBelow('/om-oss', /^\/om-carstore(\/|$)/);
  await leadsBelow('/om-oss/historia', /^\/om-carstore(\/|$)/);
});

test('RED-10 the makes redirect to buying', async () => {
  await leadsBelow('/vara-bilmarken', /^\/kop-bil(\/|$)/);
  await leadsBelow('/vara-bilmarken/volvo', /^\/kop-bil(\/|$)/);
});

test('RED-11 old pages for used cars redirect to buying', async () => {
  const used = (site.redirects ?? []).filter(({ source }) => source.includes('begagnad'));
  expect(used).not.toEqual([]);
  for (const { source } of used)
    await leadsBelow(source.replace(/\/\{path\*\}$/, '/volvo'), /^\/kop-bil(\/|$)/);
});

test('RED-12 finding us redirects to its page under buying', async () => {
  expect(await store.visit('/hitta-oss')).toEqual(redirectedTo('/kop-bil/hitta-oss'));
  const { status, location } = await store.visit('/hitta-oss/carstore-malmo');
  expect([status, location]).toEqual([308, '/kop-bil/hitta-oss/carstore-malmo']);
});
