import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServer } from '../../../main/testing/a-server.ts';
import { pageDocument, siteDocument } from '../../../main/testing/documents.ts';

const se = 'solvik-se.localhost';
const block = (name: string) => ({ id: name, block: name, fields: {} });
const indices = { cars: 'cars-solvik-se', sites: 'sites-solvik-se' };
const settings = {
  carDetailPath: '/kop-bil',
  siteDetailPath: '/anlaggningar',
  pathToCarList: '/kop-bil/lager',
  indices,
};

const documents = [
  siteDocument('solvik-se', settings),
  siteDocument('solvik-uk', { languages: [{ code: 'en' }], indices: {} }),
  pageDocument('solvik-uk', 'home', {}, 'en'),
  pageDocument('solvik-se', 'home', {}),
  pageDocument('solvik-se', 'home', {}, 'en'),
  pageDocument('solvik-se', 'about', { path: '/om-oss/i-skåne & blekinge' }),
  pageDocument('solvik-se', 'copy', {
    path: '/kopia',
    fields: { canonicalURL: 'https://elsewhere.example/' },
  }),
  pageDocument('solvik-se', 'out', {
    path: '/ut',
    fields: { externalLink: { href: 'https://elsewhere.example/' } },
  }),
  pageDocument('solvik-se', 'old', { path: '/gammal' }),
  pageDocument('solvik-se', 'story', {
    path: '/b/2026/kust',
    fields: { template: 'story', story: { date: '2026-11-04' } },
  }),
  pageDocument('solvik-se', 'list', { path: '/kop-bil/lager', main: [block('car-list')] }),
  pageDocument('solvik-se', 'list', { path: '/kop-bil/lager', main: [block('car-list')] }, 'en'),
  pageDocument('solvik-se', 'car', { path: '/kop-bil/,-w-,/,-w-,', main: [block('car-page')] }),
  pageDocument('solvik-se', 'car', { path: '/kop-bil/,-w-,/,-w-,', main: [block('car-page')] }, 'en'),
  pageDocument('solvik-se', 'dealer', { path: '/anlaggningar/,-w-,', main: [block('dealer-page')] }),
  {
    kind: 'redirects' as const,
    site: 'solvik-se',
    language: '',
    key: '',
    body: [{ source: '/gammal', destination: '/', permanent: true }],
  },
];

const books = {
  [indices.cars]: {
    revision: 1,
    addresses: new Map([
      ['1', { slug: 'volvo-xc60', changedAt: '2026-11-14T08:00:00.000Z' }],
      ['2', { slug: 'saab/900', changedAt: '2026-11-15T08:00:00.000Z' }],
    ]),
  },
  [indices.sites]: {
    revision: 1,
    addresses: new Map([['9', { slug: 'solvik-trollhattan', changedAt: '2026-10-01T08:00:00.000Z' }]]),
  },
};

const noCars = { facet: [], content: [], total_items: 0, limit: 0, offset: 0, failed: false };

let server: Awaited<ReturnType<typeof aServer>>;
beforeAll(async () => {
  const search = { search: async () => noCars };
  server = await aServer(documents, { addressesOf: (index) => books[index], services: { search } });
});
afterAll(() => server.close());

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['sitemap', 'url', 'xhtml:link'].includes(name),
});

type Url = { loc: string; lastmod?: string; 'xhtml:link'?: { '@_hreflang': string; '@_href': string }[] };

/** Reads a file and validates it against the protocol. */
async function read(host: string, path: string): Promise<Url[]> {
  const { status, headers, text } = await server.get(host, path);
  expect([status, headers['content-type']], path).toEqual([200, 'application/xml; charset=utf-8']);
  expect(XMLValidator.validate(text), path).toBe(true);
  const { urlset, sitemapindex } = parser.parse(text);
  const root = urlset ?? sitemapindex;
  expect(root['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const urls: Url[] = root.url ?? root.sitemap;
  for (const { loc, lastmod } of urls) {
    expect(new URL(loc).hostname).toBe(host);
    expect(loc).toMatch(/^[\x21-\x7e]{1,2047}$/);
    expect(lastmod).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  }
  expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length);
  expect(urls.length).toBeLessThanOrEqual(50_000);
  return urls;
}

const paths = (urls: readonly Url[]) => urls.map(({ loc }) => new URL(loc).pathname);

describe('ROUTE-05 the sitemap of a site', () => {
  test('names its files: pages, stories, dealers and cars, with when each last changed', async () => {
    const files = await read(se, '/sitemap.xml');
    expect(paths(files)).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-stories.xml',
      '/sitemap-dealers.xml',
      '/sitemap-cars.xml',
    ]);
    expect(files.at(-1)?.lastmod).toBe('2026-11-15T08:00:00.000Z');
  });

  test('lists pages of their own: no wildcards, redirects, other canonical addresses or external links', async () => {
    const pages = await read(se, '/sitemap-pages.xml');
    expect(paths(pages)).toEqual([
      '/',
      '/om-oss/i-sk%C3%A5ne%20&%20blekinge',
      '/kop-bil/lager',
      '/en',
      '/en/kop-bil/lager',
    ]);
    expect(paths(await read(se, '/sitemap-stories.xml'))).toEqual(['/b/2026/kust']);
  });

  test('names the translations of a page, itself among them', async () => {
    const pages = await read(se, '/sitemap-pages.xml');
    const at = (path: string) => pages.find(({ loc }) => loc === `http://solvik-se.localhost:3000${path}`);
    const [swedish, english] = [at('/'), at('/en')];
    expect(swedish?.['xhtml:link']).toEqual(english?.['xhtml:link']);
    expect(swedish?.['xhtml:link']?.map((link) => [link['@_hreflang'], link['@_href']])).toEqual([
      ['sv', 'http://solvik-se.localhost:3000/'],
      ['en', 'http://solvik-se.localhost:3000/en'],
    ]);
  });

  test('lists every car and dealership at its own address, in the languages that have such pages', async () => {
    expect(paths(await read(se, '/sitemap-cars.xml'))).toEqual([
      '/kop-bil/1/volvo-xc60',
      '/en/kop-bil/1/volvo-xc60',
      '/kop-bil/2/saab-900',
      '/en/kop-bil/2/saab-900',
    ]);
    expect(paths(await read(se, '/sitemap-dealers.xml'))).toEqual(['/anlaggningar/solvik-trollhattan']);
  });

  test('lists only itself', async () => {
    expect(paths(await read('solvik-uk.localhost', '/sitemap.xml'))).toEqual(['/sitemap-pages.xml']);
    expect(paths(await read('solvik-uk.localhost', '/sitemap-pages.xml'))).toEqual(['/']);
    expect((await server.get('solvik-uk.localhost', '/sitemap-cars.xml')).status).toBe(404);
    expect((await server.get('nobody.localhost', '/sitemap.xml')).status).toBe(404);
  });

  test('is sent compressed to clients that accept it, and written again after an import', async () => {
    const zipped = await server.get(se, '/sitemap-cars.xml', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    const plain = await server.get(se, '/sitemap-cars.xml', { headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const before = books[indices.cars];
    books[indices.cars] = {
      revision: 2,
      addresses: new Map([['3', { slug: 'kia', changedAt: '2026-11-16T08:00:00.000Z' }]]),
    };
    expect(paths(await read(se, '/sitemap-cars.xml'))).toEqual(['/kop-bil/3/kia', '/en/kop-bil/3/kia']);
    if (before) books[indices.cars] = before;
  });

  test('gets 503 until the records are indexed, because search engines would drop missing cars', async () => {
    const early = await aServer(documents, { addressesOf: () => undefined });
    const { status, headers } = await early.get(se, '/sitemap.xml');
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect((await early.get('solvik-uk.localhost', '/sitemap.xml')).status).toBe(200);
    await early.close();
  });
});

test('ROUTE-04 of a car list crawlers follow makes and models, and no other filter', async () => {
  const { text } = await server.get(se, '/robots.txt');
  expect(text).toContain('Sitemap: http://solvik-se.localhost:3000/sitemap.xml');
  const allowed = (address: string) => isAllowed(text, address);
  expect(allowed('/kop-bil/lager')).toBe(true);
  expect(allowed('/kop-bil/lager?car_brand=Volvo')).toBe(true);
  expect(allowed('/kop-bil/lager?car_brand=Volvo&car_model=XC60')).toBe(true);
  expect(allowed('/kop-bil/lager?car_brand=Volvo&car_fuel=El')).toBe(false);
  expect(allowed('/kop-bil/lager?car_fuel=El')).toBe(false);
  expect(allowed('/en/kop-bil/lager?sortName=car_price_asc')).toBe(false);
  expect(allowed('/kop-bil/1/volvo-xc60?utm_source=x')).toBe(true);
  expect(allowed('/berattelser?tag=folk')).toBe(true);
  expect(allowed('/berattelser?tag=folk&tag=stad')).toBe(false);
  expect(allowed('/api/search')).toBe(false);
  expect((await server.get('nobody.localhost', '/robots.txt')).text).toContain('Disallow: /\n');
});

/** As RFC 9309 has it: the longest rule that fits counts, and of two as long the one that allows. */
function isAllowed(robots: string, address: string): boolean {
  const rules = robots.split('\n').flatMap((line) => {
    const [, kind, path = ''] = /^(Allow|Disallow): (.+)$/.exec(line) ?? [];
    const pattern = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return kind && new RegExp(`^${pattern}`).test(address)
      ? [{ allows: kind === 'Allow', length: path.length }]
      : [];
  });
  const [longest] = rules.sort((a, b) => b.length - a.length || Number(b.allows) - Number(a.allows));
  return longest?.allows ?? true;
}
