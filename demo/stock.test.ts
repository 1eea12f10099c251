import { afterAll, beforeAll, expect, test } from 'vitest';
import { definitionOf } from '../src/features/inventory/testing/definition-by-name.ts';
import { KITS_INDEX, VEHICLE_KITS_INDEX } from '../src/features/kits/kit-record.ts';
import { embeddedSearch } from '../src/shared/search/adapters/embedded/embedded-search.ts';
import type { SearchQuery, SearchRecord } from '../src/shared/search/port.ts';
import { createCars } from './cars/inventory.ts';
import { createDealerships } from './dealers/dealerships.ts';
import { kits, vehicleKits } from './kits/kits.ts';

/** The queries of the pages, run on the demo's own stock. */
const search = embeddedSearch(definitionOf);
const cars = 'cars-solvik-se';
const dealershipIndex = 'sites-solvik-se';
const searchIndex = (index: string, query: SearchQuery) => search.index(index).search(query);
const all = (records: readonly object[]) => records as readonly SearchRecord[];

beforeAll(async () => {
  await search.replaceAll(cars, all(createCars(cars)));
  await search.replaceAll(dealershipIndex, all(createDealerships(dealershipIndex)));
  await search.replaceAll(KITS_INDEX, all(kits()));
  await search.replaceAll(VEHICLE_KITS_INDEX, all(vehicleKits()));
});
afterAll(() => search.close());

test('SRCH-06 SITE-29 SITE-30 kits have an index of their own, and vehicles another, whatever the site', async () => {
  expect([KITS_INDEX, VEHICLE_KITS_INDEX]).toEqual(['kits-fi', 'vehicle-kits-fi']);
  expect((await searchIndex(KITS_INDEX, { limit: 24 })).content).toHaveLength(24);
  const name = 'manufacturer>model>type_manf_year';
  const { facet, content } = await searchIndex(VEHICLE_KITS_INDEX, { facets: [{ name }], limit: 100 });
  expect(content).toHaveLength(100);
  expect(facet[0]).toMatchObject({ name, type: 'hierarchical' });
});

test('SRCH-18 beside a sample car are at most eight cars in stock of its make and model', async () => {
  const { content: samples } = await searchIndex(cars, { filters: { car_is_sample: true }, limit: 50 });
  const wanted = samples.map(
    ({ car_brand, car_model }) => ({ car_brand, car_model }) as Record<string, string>,
  );
  const results = await Promise.all(
    wanted.map((model) => searchIndex(cars, { filters: { ...model, car_is_sample: false }, limit: 8 })),
  );
  const shown = results.flatMap(({ content }, at) => content.map((car) => ({ car, model: wanted[at] })));
  expect(shown.length).toBeGreaterThan(20);
  for (const { car, model } of shown) expect(car).toMatchObject({ ...model, car_is_sample: false });
  expect(Math.max(...results.map(({ content }) => content.length))).toBe(8);
});

test('a make finds cars of that make', async () => {
  const { content } = await searchIndex(cars, { keyphrase: 'volvo', limit: 8 });
  expect(content.map(({ car_brand }) => car_brand)).toEqual(Array.from({ length: 8 }, () => 'Volvo'));
});

test('a dealership is found by its slug, and its cars newest first', async () => {
  const first = createDealerships(dealershipIndex)[0];
  const { content } = await searchIndex(dealershipIndex, {
    filters: { slug: String(first?.slug) },
    limit: 1,
  });
  expect(content[0]?.['site_id']).toBe(first?.site_id);
  const filters = { car_site_id: String(first?.site_id) };
  const latest = await searchIndex(cars, { filters, limit: 12, sort_name: 'car_publishdate_asc' });
  const dates = latest.content.map(({ car_publishdate }) => String(car_publishdate));
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.length).toBeGreaterThan(5);
});

test('all dealerships fit into a form, and four into a block', async () => {
  expect((await searchIndex(dealershipIndex, { limit: 100 })).content).toHaveLength(12);
  expect((await searchIndex(dealershipIndex, { limit: 4 })).content).toHaveLength(4);
});

test('TEASE-09 a dealership has the fields that teasers and forms request, its departments with group and mail', async () => {
  const fields = [
    ...['slug', 'site_id', 'site_official_name', 'site_city', 'site_phone', 'site_zip', 'site_street'],
    ...['site_email', 'site_departments'],
  ];
  const { content } = await searchIndex(dealershipIndex, { fields, limit: 100 });
  expect(content.length).toBeGreaterThan(5);
  const pictures = await searchIndex(dealershipIndex, { fields: ['site_image_url'], limit: 100 });
  expect(pictures.content.filter(({ site_image_url }) => site_image_url).length).toBeGreaterThan(5);
  for (const dealership of content) {
    expect(Object.keys(dealership).toSorted()).toEqual(fields.toSorted());
    const [first] = dealership['site_departments'] as { group: unknown; email: unknown }[];
    expect(first).toMatchObject({ group: expect.any(String), email: expect.stringContaining('@') });
  }
});
