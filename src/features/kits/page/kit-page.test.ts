import { afterEach, expect, onTestFinished, test } from 'vitest';
import { addRecordFields } from '../../../main/extensions/record-fields.ts';
import { aServer } from '../../../main/testing/a-server.ts';
import { pageDocument, siteDocument } from '../../../main/testing/documents.ts';
import type { SearchQuery, SearchRecord } from '../../../shared/search/port.ts';
import type { StoredRecord } from '../../../shared/search/record-store.ts';
import { searchByBruteForce } from '../../../shared/search/testing/brute-force.ts';
import { definitionOf } from '../../inventory/testing/definition-by-name.ts';
import { KITS_INDEX } from '../kit-record.ts';
import { aKitRecord, aVehicleRecord } from '../testing/a-kit.ts';

const settings = {
  displayName: 'Osasetti',
  country: 'FI',
  languages: [{ code: 'fi' }],
  titleTemplate: '%s | Osasetti',
};
const blockOf = (block: string) => [{ id: block, block, fields: {} }];
const documents = [
  siteDocument('kits-fi', settings),
  pageDocument('kits-fi', 'home', { name: 'Etusivu' }, 'fi'),
  pageDocument('kits-fi', 'kits', { path: '/setit', name: 'Setit', main: blockOf('kit-list') }, 'fi'),
  pageDocument('kits-fi', 'kit', { path: '/setit/,-w-,/,-w-,', main: blockOf('kit-page') }, 'fi'),
  pageDocument('kits-fi', 'kit-by-number', { path: '/setit/,-w-,', main: blockOf('kit-page') }, 'fi'),
];
const vehicles = [
  aVehicleRecord('11', 'Volvo', 'V60', 'D4, 2016'),
  aVehicleRecord('21', 'Kia', 'Ceed', '1.4'),
];
const kits = [
  aKitRecord({
    kitId: '1',
    name: 'Jarrusetti',
    slug: 'jarrusetti',
    retailPrice: 98.9,
    warranty: 24,
    margin: 31.25,
  }),
  aKitRecord({ kitId: '2', name: 'Kytkinsetti' }),
  aKitRecord({ kitId: '8', slug: 'poistunut', status: 'inactive' }),
];

let close = async () => {};
afterEach(() => close());

async function aShop() {
  const search = async (index: string, query: SearchQuery) => ({
    ...searchByBruteForce(definitionOf(index), index === KITS_INDEX ? kits : vehicles, query),
    failed: false,
  });
  const find = async (_: string, id: string) => {
    const body = kits.find((kit) => kit['kitId'] === id);
    return body && stored(id, body);
  };
  const addresses = new Map([['1', { slug: 'jarrusetti', changedAt: '2026-11-14T08:00:00.000Z' }]]);
  const server = await aServer(documents, {
    services: { search: { search }, records: { find } },
    addressesOf: (index) => ({ revision: 1, addresses: index === KITS_INDEX ? addresses : new Map() }),
  });
  close = server.close;
  return (path: string) => server.get('kits-fi.localhost', path);
}

function stored(id: string, body: SearchRecord): StoredRecord {
  return { id, body, state: 'live', changedAt: '2026-11-14T08:00:00.000Z', revision: 1 };
}

test('a kit has a page with its parts, its price and the cars it fits', async () => {
  const { status, text } = await (await aShop())('/setit/1/jarrusetti');
  expect([status, text.includes('section-fallback')]).toEqual([200, false]);
  expect(text).toContain('<title>Jarrusetti | Osasetti</title>');
  expect(text).toMatch(/<h1[^>]*>Jarrusetti<\/h1>/);
  expect(text).toContain('98,90\u00a0€');
  expect(text).toContain('Öljynsuodatin');
  expect(text).toMatch(/Volvo(<!-- -->)? (<!-- -->)?V60/);
  expect(text).not.toContain('Ceed');
  expect(text).toContain('<link rel="canonical" href="http://kits-fi.localhost:3000/setit/1/jarrusetti">');
});

test('an extension’s fields stand on the page, and what is private does not', async () => {
  const field = { type: 'number', label: 'warranty', description: 'In months.', example: 24 } as const;
  const kitFields = { warranty: { ...field, unit: 'kk' }, margin: { ...field, isPrivate: true } } as const;
  const remove = addRecordFields({ name: 'parts', apiVersion: 1, about: 'for tests', kitFields });
  onTestFinished(remove);
  const { text } = await (await aShop())('/setit/1/jarrusetti');
  expect(text).toMatch(/<dd[^>]*>24\u00a0kk<\/dd>/);
  expect(text).not.toMatch(/31[.,]25/);
});

test('KIT-16 search engines read the kit as a product with an offer in euros', async () => {
  const { text } = await (await aShop())('/setit/1/jarrusetti');
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const found = data.map(([, json = '']) => JSON.parse(json)).find((each) => each['@type'] === 'Product');
  expect(found).toMatchObject({
    '@type': 'Product',
    name: 'Jarrusetti',
    sku: 'HS-1',
    url: 'http://kits-fi.localhost:3000/setit/1/jarrusetti',
    offers: { '@type': 'Offer', price: 98.9, priceCurrency: 'EUR' },
  });
});

test('another slug shows the same page with its own address; the number alone leads on to it', async () => {
  const get = await aShop();
  const other = await get('/setit/1/vanha-nimi');
  expect(other.status).toBe(200);
  expect(other.text).toContain(
    '<link rel="canonical" href="http://kits-fi.localhost:3000/setit/1/jarrusetti">',
  );
  const { status, headers } = await get('/setit/1');
  expect([status, headers.location]).toEqual([302, '/setit/1/jarrusetti']);
});

test.each(['/setit/8/poistunut', '/setit/77/tuntematon'])(
  'KIT-20 %s is not sold: 404 with others',
  async (path) => {
    const { status, text } = await (await aShop())(path);
    expect(status).toBe(404);
    expect(text).toContain('Tätä settiä ei enää myydä');
    expect(text).toContain('href="/setit/1/jarrusetti"');
    expect(text).not.toContain('data-kit="8"');
  },
);

test('the sitemap has the kits', async () => {
  const get = await aShop();
  expect((await get('/sitemap.xml')).text).toContain('kits');
  const { text } = await get('/sitemap-kits.xml');
  expect(text).toContain('<loc>http://kits-fi.localhost:3000/setit/1/jarrusetti</loc>');
});
