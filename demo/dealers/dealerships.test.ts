import { describe, expect, test } from 'vitest';
import { dealershipRecord } from '../../src/features/dealers/dealership-record.ts';
import { definitionOf } from '../../src/features/inventory/testing/definition-by-name.ts';
import { allFields } from '../../src/shared/search/records/derive.ts';
import { stocks } from '../cars/stocks.ts';
import { readSites } from '../sites.ts';
import { createDealerships } from './dealerships.ts';

const names = stocks.map(({ site }) => site);
const today = '2026-11-15';
const all = names.flatMap((name) => createDealerships(`sites-${name}`));
const departments = all.flatMap(({ site_departments }) => site_departments);

test('there are 91 dealerships, and none for a site that sells no cars', () => {
  expect(names.map((name) => createDealerships(`sites-${name}`).length)).toEqual([12, 15, 14, 21, 12, 9, 8]);
  expect(() => createDealerships('sites-bistro')).toThrow("There are no dealerships for 'sites-bistro'");
});

test('ids and slugs are unique, coordinates are where the country is', () => {
  expect(new Set(all.map(({ site_id }) => site_id)).size).toBe(all.length);
  for (const name of names) {
    const slugs = createDealerships(`sites-${name}`).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  }
  const off = all.filter(({ site_geocoord }) => {
    const [lat = 0, lng = 0] = site_geocoord.split(',').map(Number);
    return lat < 48 || lat > 70 || lng < -5 || lng > 29;
  });
  expect(off).toEqual([]);
});

test('DSL-11 a dealership has every field of the record', () => {
  const names = allFields(dealershipRecord).map(({ name }) => name);
  expect(names.sort()).toEqual(
    [
      ...['site_id', 'slug', 'site_official_name', 'site_city', 'site_street', 'site_zip', 'site_region'],
      ...[
        'site_phone',
        'site_email',
        'site_image_url',
        'site_primary_image',
        'site_geocoord',
        'website_city',
      ],
      ...['website_sort_order', 'site_brands', 'site_departments'],
    ].sort(),
  );
  for (const name of names)
    expect(
      all.some((dealership) => name in dealership),
      name,
    ).toBe(true);
  const pictures = all.flatMap(({ site_primary_image }) => site_primary_image ?? []);
  for (const part of ['thumbnail_url', 'blur_data_url', 'original'] as const)
    expect(
      pictures.every((picture) => picture[part] !== ''),
      part,
    ).toBe(true);
});

test.each(names)('%s has its dealerships as a list on the page above the dealer pages', async (name) => {
  const site = (await readSites()).find((each) => each.name === name);
  const lists = site?.pages.filter(({ path }) => path === site.settings.siteDetailPath) ?? [];
  expect(lists.map(({ language }) => language)).toEqual(site?.settings.languages?.map(({ code }) => code));
  for (const { main } of lists)
    expect(main?.[0]).toMatchObject({ block: 'dealer-list', fields: { titleTag: 'h1' } });
});

test('every field of the index is filled', () => {
  const { facets, sorts } = definitionOf('sites-solvik-se');
  const read = (record: object, path: string): unknown[] =>
    path
      .split('.')
      .reduce<unknown[]>(
        (found, key) => found.flatMap((each) => (each as Record<string, unknown>)[key] ?? []).flat(),
        [record],
      );
  const empty = [...facets, ...sorts.map(({ field }) => field)].filter(
    (field) => !all.some((dealership) => read(dealership, field).length > 0),
  );
  expect(empty).toEqual([]);
});

describe('opening hours', () => {
  const schedules = departments.flatMap(({ openingschedule }) => openingschedule ?? []);

  test('opening hours have seven days each', () => {
    expect(schedules.every(({ openinghours }) => openinghours.length === 7)).toBe(true);
  });

  test.each(names)('DSD-10 at %s a vacation is going on, some are over, some to come', (name) => {
    const states = createDealerships(`sites-${name}`)
      .flatMap(({ site_departments }) => site_departments)
      .flatMap(({ openingschedule }) => openingschedule?.vacationdays ?? [])
      .map(({ vacationstart, vacationend }) =>
        vacationend < today ? 'past' : vacationstart > today ? 'future' : 'ongoing',
      );
    expect(new Set(states)).toEqual(new Set(['past', 'ongoing', 'future']));
  });

  test('DSD-12 Christmas differs for everyone', () => {
    expect(
      schedules.every(({ deviationdays }) => deviationdays.some(({ day }) => day === '2026-12-25')),
    ).toBe(true);
  });
});

test('DSD-26 some departments lack hours, brands, people or an official name; some dealerships lack a picture', () => {
  expect(departments.some(({ openingschedule }) => !openingschedule)).toBe(true);
  expect(departments.some(({ brands }) => brands.length === 0)).toBe(true);
  expect(departments.some(({ users }) => users.length === 0)).toBe(true);
  expect(departments.some(({ official_name }) => !official_name)).toBe(true);
  expect(all.some(({ site_primary_image }) => !site_primary_image)).toBe(true);
  expect(all.some(({ site_primary_image }) => site_primary_image)).toBe(true);
});

test('DSD-14 codes with an underscore occur, those that collapse and the two that do not', () => {
  const codes = new Set(departments.flatMap(({ brands }) => brands.map(({ brand_code }) => brand_code)));
  expect([...codes].filter((code) => code.includes('_')).sort()).toEqual(['BMW_I', 'FI_TR', 'MH_TR']);
});

test('nobody works twice in one house, and all mail goes to .example', () => {
  for (const { site_departments } of all) {
    const mails = site_departments.flatMap(({ users }) => users.map(({ email }) => email));
    expect(new Set(mails).size).toBe(mails.length);
    expect(mails.every((mail) => /^[a-z-]+\.[a-z-]+@(solvik|carstore)\.example$/.test(mail))).toBe(true);
  }
});
