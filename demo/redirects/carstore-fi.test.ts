import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDealerships } from '../dealers/dealerships.ts';
import { site } from '../sites/carstore-fi/site.ts';
import { openSite, redirectedTo } from './testing/open-site.ts';

let store: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  store = await openSite(site);
});
afterAll(() => store.close());

test('RED-01 why-Carstore pages redirect to owning a car', async () => {
  for (const old of ['/miksi-carstore', '/miksi-carstore/', '/miksi-carstore/takuu'])
    expect(await store.visit(old)).toEqual(redirectedTo('/auton-omistaminen'));
});

test('RED-02 about-us pages redirect to the pages about us', async () => {
  for (const old of ['/tietoa-meista', '/tietoa-meista/historia']) {
    const trip = await store.visit(old);
    expect(trip).toMatchObject({ status: 308, end: 200 });
    expect(trip.location).toMatch(/^\/meista(\/|$)/);
  }
});

test('RED-03 a dealership retains its name', async () => {
  for (const { slug } of createDealerships('sites-carstore-fi').slice(0, 5))
    expect(await store.visit(`/toimipisteet/${slug}`)).toEqual(redirectedTo(`/loyda-meidat/${slug}`));
});

test('RED-04 the table lists the old Finnish addresses as rules that can be edited', () => {
  const sources = site.redirects?.map(({ source }) => source.replace(/\{(?:path|slug)\*?\}$/, '…')) ?? [];
  expect(sources).toEqual(expect.arrayContaining([expect.stringMatching(/^\/miksi-(\{store\}|carstore)/)]));
  expect(sources).toEqual(expect.arrayContaining([expect.stringMatching(/^\/tietoa-meista/)]));
  expect(sources).toEqual(expect.arrayContaining(['/toimipisteet/…']));
});
