import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCars } from '../cars/inventory.ts';
import { createDealerships } from '../dealers/dealerships.ts';
import { site } from '../sites/solvik-se/site.ts';
import { openSite, redirectedTo } from './testing/open-site.ts';

const [car] = createCars('cars-solvik-se');
let dealer: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  dealer = await openSite(site, createCars('cars-solvik-se').slice(0, 400));
});
afterAll(() => dealer.close());

const locations = createDealerships('sites-solvik-se')
  .map(({ slug }) => slug)
  .filter((slug) => slug.startsWith('solvik-'))
  .map((slug) => slug.slice('solvik-'.length));
const porschePlaces = site.pages
  .map(({ path }) => /^\/anlaggningar\/porsche-center-(.+)$/.exec(path)?.[1])
  .filter((place) => place !== undefined);
const prefixes = ['anlaggningar', 'findus', 'FindUs'];

async function expectPages(...paths: string[]) {
  for (const path of paths) expect([path, await dealer.status(path)]).toEqual([path, 200]);
}

const below = (start: string, names: string) => names.split(' ').map((name) => `${start}/${name}`);

test('RED-27 dealerships and Porsche centres have their addresses', async () => {
  expect(locations.length).toBeGreaterThanOrEqual(5);
  await expectPages(
    '/anlaggningar',
    ...locations.map((location) => `/anlaggningar/solvik-${location}`),
    ...porschePlaces.map((place) => `/anlaggningar/porsche-center-${place}`),
  );
});

test('RED-28 buying', async () => {
  const lists = 'alla-bilar-i-lager nya-bilar-i-lager begagnade-bilar-i-lager privatleasing-bilar';
  await expectPages('/kop-bil', ...below('/kop-bil', lists));
});

test('RED-29 kinds of car', async () => {
  await expectPages(
    ...below('/kop-bil/biltyp', 'elbilar hybridbilar laddhybrider demobilar'),
    '/kop-bil/biltyp/elbilar/begagnade-elbilar',
  );
});

test('RED-30 makes and the pages below each', async () => {
  const makes = below('/kop-bil/bilmarken', 'bmw mini volvo polestar kia toyota porsche');
  const pages = 'service privatleasing serviceavtal tjanstebilar business-lease';
  await expectPages('/kop-bil/bilmarken', ...makes, ...makes.flatMap((make) => below(make, pages)));
});

test('RED-31 ROUTE-30 a number is a car, a word is a page', async () => {
  await expectPages(`/kop-bil/${car?.car_id}/${car?.slug}`, '/kop-bil/bilmarken/volvo');
  expect(await dealer.status('/kop-bil/ord/volvo')).toBe(404);
});

test('RED-32 campaigns', async () => {
  await expectPages('/kop-bil/kampanjer', '/kop-bil/kampanjer/bilkampanjer');
});

test('RED-33 companies', async () => {
  const pages =
    'foretagsbil tjanstebilar transportbilar lastbilar foretagsfinansiering foretagsgruppen certified-fleet';
  await expectPages('/kop-bil/foretag', ...below('/kop-bil/foretag', pages));
});

test('RED-34 owning', async () => {
  await expectPages(...below('/kop-bil/bilagande', 'forsakring privatleasa-din-bil finansiera-din-bil'));
  await expectPages(...pagesBelow('/kop-bil/bilagande/forsakring/'), ...pagesBelow('/kop-bil/finansiering/'));
});

test('RED-35 the workshop', async () => {
  await expectPages(
    ...below('/service-och-verkstad', 'boka-bilverkstad boka-service vara-verkstadstjanster'),
  );
  await expectPages(...pagesBelow('/service-och-verkstad/vara-verkstadstjanster/'));
});

test('RED-36 tyres', async () => {
  const pages =
    'dackhotell biltillbehor laddbox hjulskifte-och-hjulinstallningar webbshop dackkop-tack dackkop-fel';
  await expectPages(...below('/dack-och-biltillbehor', pages));
});

test('RED-37 guides and the newsletter', async () => {
  await expectPages(
    '/livet-med-bil/forms-collection/prenumerera-pa-nyhetsbrev',
    ...pagesBelow('/livet-med-bil/'),
  );
});

test('RED-38 about the group', async () => {
  await expectPages('/om-solvik', ...pagesBelow('/om-solvik/'));
});

test('RED-39 the terms of the web shop', async () => {
  await expectPages(...pagesBelow('/webbshop/'));
});

test('RED-40 selling', async () => {
  await expectPages('/salj-bil');
});

/** There must be some. */
function pagesBelow(start: string): string[] {
  const paths = site.pages
    .filter(({ language, path }) => language === 'sv' && path.startsWith(start) && !path.includes(',-w-,'))
    .map(({ path }) => path);
  expect(paths).not.toEqual([]);
  return paths;
}

test.each([
  ['RED-41', '/findus', '/anlaggningar'],
  ['RED-41', '/findus/x', '/anlaggningar'],
  ['RED-42', '/FindUs', '/anlaggningar'],
  ['RED-42', '/FindUs/x', '/anlaggningar'],
  ['RED-43', '/BuyCar', '/kop-bil'],
  ['RED-43', '/BuyCar/UsedCars/x', '/kop-bil/begagnade-bilar-i-lager'],
  ['RED-44', '/foretag', '/kop-bil/foretag'],
  ['RED-44', '/foretag/tjanstebilar', '/kop-bil/foretag/tjanstebilar'],
  ['RED-45', '/om-oss', '/om-solvik'],
  ['RED-45', '/om-solvik-bil/historia', '/om-solvik/historia'],
  ['RED-46', '/kop-dack', '/dack-och-biltillbehor/webbshop'],
  ['RED-46', '/köp-däck/vinter', '/dack-och-biltillbehor/webbshop'],
  ['RED-47', '/hjul-och-dack', '/dack-och-biltillbehor'],
  ['RED-47', '/hjul-och-dack/dackhotell', '/dack-och-biltillbehor/dackhotell'],
  ['RED-48', '/en/buy-car', '/en/kop-bil'],
])('%s %s redirects to %s', async (_, old, now) => {
  expect(await dealer.visit(old)).toEqual(redirectedTo(now));
});

test('RED-48 ROUTE-32 English is a language of this site: its pages stay where they are', async () => {
  const english = site.pages.filter(({ language, path }) => language === 'en' && !path.includes(',-w-,'));
  expect(english.length).toBeGreaterThan(3);
  await expectPages(...english.map(({ path }) => (path === '/' ? '/en' : `/en${path}`)));
});

test('RED-48 ROUTE-32 an English address that never existed is not found', async () => {
  for (const path of ['/en/nope', '/en/a/b/c', '/en/kop-bil/nope'])
    expect((await dealer.visit(path)).status, path).toBe(404);
});

test('RED-49 ROUTE-23 careers have a site of their own', async () => {
  for (const old of ['/karriar', '/jobb/verkstad', '/om-oss/karriar']) {
    const { status, location = '' } = await dealer.visit(old);
    expect(status).toBe(308);
    expect(new URL(location).host).toBe('jobb.solvik.example');
  }
});

test('RED-50 /anlaggningar/{id}/solvik-bil-{location}', async () => {
  for (const [at, location] of locations.entries())
    expect(await dealer.visit(`/anlaggningar/${77 + at}/solvik-bil-${location}`)).toEqual(
      redirectedTo(`/anlaggningar/solvik-${location}`),
    );
});

test('RED-51 the same below /findus and /FindUs', async () => {
  for (const prefix of ['findus', 'FindUs'])
    for (const location of locations)
      expect(await dealer.visit(`/${prefix}/26824/solvik-bil-${location}`)).toEqual(
        redirectedTo(`/anlaggningar/solvik-${location}`),
      );
});

test('RED-52 the same without -bil-, below all three', async () => {
  for (const prefix of prefixes)
    for (const location of locations)
      expect(await dealer.visit(`/${prefix}/26824/solvik-${location}`)).toEqual(
        redirectedTo(`/anlaggningar/solvik-${location}`),
      );
});

test('RED-53 Porsche centres by both names, below all three', async () => {
  expect(porschePlaces.length).toBeGreaterThanOrEqual(5);
  for (const prefix of prefixes)
    for (const place of porschePlaces)
      for (const name of [`porsche-center-${place}`, `porsche-${place}`])
        expect(await dealer.visit(`/${prefix}/9/${name}`)).toEqual(
          redirectedTo(`/anlaggningar/porsche-center-${place}`),
        );
});

const stock = '/kop-bil/alla-bilar-i-lager';

test('RED-54 ROUTE-17 ROUTE-21 /bilar with and without vehicletype=PB', async () => {
  expect(await dealer.visit('/bilar?vehicletype=PB&utm_source=x')).toEqual(
    redirectedTo(`${stock}?car_vehicle_type=Personbil&utm_source=x`),
  );
  expect(await dealer.visit('/bilar')).toEqual(redirectedTo(stock));
  expect(await dealer.visit('/bilar?vehicletype=MC')).toEqual(redirectedTo(`${stock}?vehicletype=MC`));
});

test('RED-55 ROUTE-22 transport vehicles of two regions, whatever the order of the query', async () => {
  const vans = '/kop-bil/foretag/transportbilar';
  const regions = `${vans}?car_vehicle_type=Transportbil&car_site_region=Stockholm&car_site_region=Uppsala`;
  expect(await dealer.visit('/foretag/transportbilar?re=uppland&si=26824')).toEqual(redirectedTo(regions));
  expect(await dealer.visit('/foretag/transportbilar?si=26824&re=uppland')).toEqual(redirectedTo(regions));
  expect(await dealer.visit('/foretag/transportbilar')).toEqual(redirectedTo(vans));
  expect(await dealer.visit('/foretag/transportbilar?re=uppland')).toEqual(
    redirectedTo(`${vans}?re=uppland`),
  );
});

test('RED-56 RED-57 every filter and every value in use is in some destination', () => {
  const queries = (site.redirects ?? []).map(
    ({ destination }) => new URLSearchParams(destination.split('?')[1]),
  );
  const used = queries.flatMap((query) => [...query]);
  const keys =
    'car_brand car_condition car_fuel car_site_region car_vehicle_type site_departments.brands.name site_departments.service_name';
  expect([...new Set(used.map(([key]) => key))].sort()).toEqual(keys.split(' '));
  const values = new Set(used.map(([, value]) => value));
  for (const value of [
    'El',
    'Begagnad',
    'Electric',
    'Mercedes-Benz',
    'Personbil',
    'Transportbil',
    'LCV',
    'Stockholm',
    'Uppsala',
    'Car sales',
  ])
    expect(values).toContain(value);
});

const chipsAt = async (address: string) => {
  const { text } = await dealer.get(dealer.host, address);
  return [...text.matchAll(/aria-label="Ta bort ([^"]+)"/g)].map(([, label]) => label);
};

test('RED-55 RED-57 the lists at the destinations apply their values and show them as chips', async () => {
  const vans = '/kop-bil/foretag/transportbilar?car_vehicle_type=Transportbil';
  expect(await chipsAt(`${vans}&car_site_region=Stockholm&car_site_region=Uppsala`)).toEqual([
    'Transportbil',
    'Stockholm',
    'Uppsala',
  ]);
  for (const [query, chip] of [
    ['car_fuel=El', 'El'],
    ['car_condition=Begagnad', 'Begagnad'],
    ['car_brand=Mercedes-Benz', 'Mercedes-Benz'],
    ['car_vehicle_type=Personbil', 'Personbil'],
    ['car_vehicle_type=LCV', 'Transportbil'],
    ['car_fuel=Electric', 'El'],
  ])
    expect([query, await chipsAt(`${stock}?${query}`)]).toEqual([query, [chip]]);
});

test('RED-58 who sells a make', async () => {
  const { status, location = '' } = await dealer.visit('/findus/bilforsaljning/volvo');
  expect([status, new URL(location, 'http://x').pathname]).toEqual([308, '/anlaggningar']);
  expect([...new URL(location, 'http://x').searchParams]).toEqual([
    ['site_departments.service_name', 'Car sales'],
    ['site_departments.brands.name', 'Volvo'],
  ]);
});

test('ROUTE-19 ö is ö, as written and encoded', async () => {
  for (const old of ['/köp-bil', '/k%C3%B6p-bil', '/ko%CC%88p-bil'])
    expect(await dealer.visit(old)).toEqual(redirectedTo('/kop-bil'));
});
