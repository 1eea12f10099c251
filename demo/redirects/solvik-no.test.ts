import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '../sites/solvik-no/site.ts';
import { openSite, redirectedTo } from './testing/open-site.ts';

let dealer: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  dealer = await openSite(site);
});
afterAll(() => dealer.close());

const brands = '/kjop-bil/vare-bilmerker';
const pathsBelow = (start: string) =>
  site.pages.map(({ path }) => path).filter((path) => path.startsWith(start) && !path.includes(',-w-,'));

test('RED-16 cars', async () => {
  expect(await dealer.visit('/biler')).toEqual(redirectedTo('/kjop-bil'));
});

test('RED-17 a make and a model are passed on', async () => {
  const models = pathsBelow(`${brands}/`).filter((path) => path.split('/').length === 5);
  expect(models.length).toBeGreaterThanOrEqual(5);
  for (const path of models.slice(0, 10)) {
    const [brand, model] = path.slice(brands.length + 1).split('/');
    expect(await dealer.visit(`/bilmerker/${brand}/${model}`)).toEqual(redirectedTo(path));
    expect(await dealer.visit(`/bilmerker/${brand}`)).toEqual(redirectedTo(`${brands}/${brand}`));
  }
});

test('RED-18 used cars', async () => {
  for (const old of ['/bruktbil', '/brukte-biler/volvo/xc60'])
    expect(await dealer.visit(old)).toEqual(redirectedTo('/kjop-bil/alle-brukte-biler'));
});

test('RED-19 news retain their name', async () => {
  const articles = pathsBelow('/aktuelt/artikler/');
  expect(articles.length).toBeGreaterThanOrEqual(5);
  for (const path of articles.slice(0, 5))
    expect(await dealer.visit(path.replace('/aktuelt/artikler', '/nyheter'))).toEqual(redirectedTo(path));
  expect(await dealer.visit('/nyheter/en-som-er-borte')).toEqual(redirectedTo('/aktuelt'));
});

test('RED-20 the workshop', async () => {
  for (const old of ['/verksted', '/verksted/noe-annet'])
    expect(await dealer.visit(old)).toEqual(redirectedTo('/service-og-verksted'));
});

test('RED-21 contact', async () => {
  expect(await dealer.visit('/kontakt-oss')).toEqual(redirectedTo('/finn-oss'));
});

test('RED-22 the old page about the company redirects to the one about the group', async () => {
  expect(await dealer.visit('/om-oss/selskapet')).toEqual(redirectedTo('/om-solvik/om-konsernet'));
});

test('RED-23 motorcycles', async () => {
  for (const old of ['/mc/bmw', '/mc/bmw/r-1300-gs', '/bmw-motorrad'])
    expect(await dealer.visit(old)).toEqual(redirectedTo('/motorsykler/bmw-motorrad'));
});

test('RED-24 ROUTE-32 languages of the old site redirect to the front page', async () => {
  for (const old of ['/en', '/en/x', '/en/x/y', '/nb-no/biler', '/sv'])
    expect(await dealer.visit(old)).toEqual(redirectedTo('/'));
});

test('RED-25 br, so, cat, _id and _z decide; without them, or with other values, another rule does', async () => {
  const keys = {
    '/biler?br=volvo': `${brands}/volvo`,
    '/biler?so=brukt': '/kjop-bil/alle-brukte-biler',
    '/biler?cat=mc': '/motorsykler',
    '/nyheter?_id=1042': '/aktuelt/artikler/pigg-eller-piggfritt',
    '/nyheter?_z=verksted': '/aktuelt?tag=verksted',
  };
  for (const [old, now] of Object.entries(keys)) {
    expect(await dealer.visit(old)).toEqual(redirectedTo(now));
    const [path = '', query = ''] = old.split('?');
    expect((await dealer.visit(path)).location).not.toBe(now);
    expect((await dealer.visit(`${path}?${query}x`)).location).not.toBe(now);
  }
});

test('RED-25 RED-26 the table has at least one rule for each key, on the two oldest addresses', () => {
  const withConditions = (site.redirects ?? []).filter(({ has }) => has);
  const keys = new Set(withConditions.flatMap(({ has = [] }) => has.map(({ key }) => key)));
  expect([...keys].sort()).toEqual(['_id', '_z', 'br', 'cat', 'so']);
  expect(new Set(withConditions.map(({ source }) => source))).toEqual(new Set(['/biler', '/nyheter']));
});
