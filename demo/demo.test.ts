import { beforeAll, describe, expect, test } from 'vitest';
import { parsePage } from '../src/content/publishing/page.ts';
import { schemaOf } from '../src/shared/platform/fields/fields.ts';
import { siteFields } from '../src/shared/sites/site.ts';
import { footerFields } from '../src/web/shell/footer/fields.ts';
import { headerFields } from '../src/web/shell/header/fields.ts';
import type { DemoSite } from './site-builder.ts';
import { readSites } from './sites.ts';

let sites: DemoSite[];
beforeAll(async () => {
  sites = await readSites();
});
const site = (name: string) => sites.find((each) => each.name === name);
const numbered = (blocks: readonly object[] = []) =>
  blocks.map((block, index) => ({ id: String(index), ...block }));

test('SITE-01 the group has fourteen sites', () => {
  expect(sites).toHaveLength(14);
});

test('SITE-10 exactly seven of them have a car index, each its own', () => {
  const indices = sites.flatMap(({ name, settings }) =>
    settings.indices?.cars ? [[name, settings.indices.cars]] : [],
  );
  const seven = [
    'carstore-fi',
    'carstore-no',
    'carstore-se',
    'carstore-sk',
    'solvik-no',
    'solvik-se',
    'solvik-uk',
  ];
  expect(indices).toEqual(seven.map((name) => [name, `cars-${name}`]));
});

test('SITE-04 settings supply the paths that other pages link to', () => {
  expect(site('solvik-se')?.settings).toMatchObject({
    pathToCarList: '/kop-bil/alla-bilar-i-lager',
    carDetailPath: '/kop-bil',
    siteDetailPath: '/anlaggningar',
    workshopBookingPath: '/service-och-verkstad/boka-service',
  });
  expect(site('solvik-no')?.settings.pathToCarList).toBe('/kjop-bil/hele-lageret');
  expect(site('solvik-uk')?.settings).toMatchObject({
    pathToCarList: '/buy-car/all-stock',
    siteDetailPath: '/find-us',
  });
  expect(site('solvik-uk')?.settings.financeOrganisationId).toBeTruthy();
});

test('SITE-14 the slugs of redirect rules are settings', () => {
  expect(site('carstore-se')?.settings.storeSlug).toBe('carstore');
  expect(site('solvik-se')?.settings.groupSlug).toBe('solvik');
});

test('SITE-27 the sites se, no, sk, eu, fi and auction have extra links with icons, others not', () => {
  const withIcons = sites.filter(({ shell }) =>
    Object.values(shell).every(({ header }) => header.extraNavigationItems?.some(({ icon }) => icon)),
  );
  expect(withIcons.map(({ name }) => name)).toEqual([
    'auction',
    'carstore-fi',
    'carstore-no',
    'carstore-se',
    'carstore-sk',
    'kits-fi',
    'solvik-group',
    'solvik-no',
    'solvik-se',
  ]);
});

describe('content passes the checks that published content passes', () => {
  test('settings, headers and footers', () => {
    for (const { name, settings, shell } of sites) {
      expect(schemaOf(siteFields).safeParse(settings).error, name).toBeUndefined();
      for (const { header, footer } of Object.values(shell)) {
        expect(schemaOf(headerFields).safeParse(header).error, name).toBeUndefined();
        expect(schemaOf(footerFields).safeParse(footer).error, name).toBeUndefined();
      }
    }
  });

  test('every block of every page', () => {
    for (const { name, pages } of sites) {
      for (const { id, language, header, main, footer, ...page } of pages) {
        const body = { ...page, header: numbered(header), main: numbered(main), footer: numbered(footer) };
        const read = parsePage(id, language, body);
        const wrong = [...read.header, ...read.main, ...read.footer].filter(({ state }) => state !== 'ready');
        expect(wrong, `${name} ${page.path}`).toEqual([]);
      }
    }
  });

  test('no two pages share an address, and each site has a home page in each language', () => {
    for (const { name, settings, pages } of sites) {
      const addresses = pages.map(({ language, path }) => `${language} ${path}`);
      expect(new Set(addresses).size, name).toBe(addresses.length);
      for (const { code } of settings.languages ?? []) expect(addresses, name).toContain(`${code} /`);
    }
  });

  test('every page has a title and a description for search results', () => {
    const bare = sites.flatMap(({ name, pages }) =>
      pages
        .filter(({ fields }) => !fields.metaTitle || !fields.metaDescription)
        .map(({ path }) => `${name}${path}`),
    );
    expect(bare).toEqual([]);
  });
});
