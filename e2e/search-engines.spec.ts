import { expect, test } from '@playwright/test';
import { siteNames, siteUrl } from './fixtures.ts';
import { getWhenReady, sendRequest } from './send-request.ts';
import { fetchSitemap, type SitemapEntry } from './sitemap.ts';

const withCars = siteNames.filter((name) => /^(solvik-(se|no|uk)|carstore-)/.test(name));

for (const site of siteNames) {
  test(`ROUTE-04 ROUTE-05 ${site}: robots.txt names the sitemap, and that lists this site only`, async () => {
    const { text: robots } = await sendRequest(siteUrl(site, '/robots.txt'));
    expect(robots).toContain(`Sitemap: ${siteUrl(site, '/sitemap.xml')}`);
    const files = await fetchSitemap(site);
    const listed = [...files.values()].flat();
    const { host } = new URL(siteUrl(site));
    expect(listed.filter(({ loc }) => new URL(loc).host !== host)).toEqual([]);
    expect(listed.filter(({ lastmod }) => !lastmod || Number.isNaN(Date.parse(lastmod)))).toEqual([]);
    expect(new Set(listed.map(({ loc }) => loc)).size).toBe(listed.length);
    expect([...files.keys()].includes('/sitemap-cars.xml')).toBe(withCars.includes(site));
    for (const urls of files.values()) expect(urls.length).toBeLessThanOrEqual(50_000);
  });
}

for (const site of ['solvik-se', 'carstore-fi', 'solvik-uk']) {
  test(`SHELL-02 SHELL-04 SHELL-05 SHELL-08 SHELL-10 SHELL-25 ${site}: each page in the sitemap has matching metadata`, async () => {
    test.setTimeout(180_000);
    const files = await fetchSitemap(site);
    for (const urls of files.values()) for (const listed of some(urls, 8)) await checkPage(site, listed);
  });
}

/** The page responds at this address, it is its canonical one, and its translations link to each other. */
async function checkPage(site: string, { loc, 'xhtml:link': alternates = [] }: SitemapEntry): Promise<void> {
  const { status, text: html } = await getWhenReady(loc);
  expect(status, loc).toBe(200);
  expect(canonicalOf(html)).toBe(loc);
  expect(html, loc).not.toContain('noindex');
  expect(meta(html, 'og:url')).toBe(loc);
  expect(meta(html, 'og:title')).toBe(titleOf(html));
  expect(meta(html, 'description').length, `description of ${loc}`).toBeGreaterThan(20);
  expect(new URL(meta(html, 'og:image') || loc).host).toBe(new URL(siteUrl(site)).host);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  );
  expect(data[0]['@graph'][1].url).toBe(new URL(loc).origin);
  expect(alternatesOf(html)).toEqual(alternates.map((each) => [each['@_hreflang'], each['@_href']]));
  for (const alternate of alternates.filter((each) => each['@_href'] !== loc)) {
    const { text: other } = await sendRequest(alternate['@_href']);
    expect(alternatesOf(other), `${alternate['@_href']} names ${loc}`).toEqual(alternatesOf(html));
  }
}

test('SHELL-09 every site has its own favicon, and the file exists', async () => {
  const icons = await Promise.all(
    siteNames.map(async (site) => {
      const { text: html } = await sendRequest(siteUrl(site));
      const href = /<link rel="icon" href="([^"]+)"/.exec(html)?.[1] ?? '';
      expect((await sendRequest(siteUrl(site, href))).status, `${site} ${href}`).toBe(200);
      return href;
    }),
  );
  expect(new Set(icons).size).toBe(siteNames.length);
});

test('SHELL-08 the canonical address has no query; that of a list of one make is its own page, which the sitemap names', async () => {
  const list = '/kop-bil/alla-bilar-i-lager';
  const canonicalAt = async (path: string) =>
    canonicalOf((await sendRequest(siteUrl('solvik-se', path))).text);
  expect(await canonicalAt(`${list}?car_fuel=El&utm_source=x`)).toBe(siteUrl('solvik-se', list));
  const volvo = siteUrl('solvik-se', `${list}/volvo`);
  for (const query of [
    '?car_brand=Volvo&utm_source=x',
    '?car_brand=Volvo&car_fuel=El',
    '/volvo',
    '/volvo?car_fuel=El',
  ])
    expect(await canonicalAt(list + query), query).toBe(volvo);
  const { text: makes } = await sendRequest(siteUrl('solvik-se', '/sitemap-makes.xml'));
  expect(makes).toContain(`<loc>${volvo}</loc>`);
});

test('an address in other letters or with double slashes leads to the page that there is', async () => {
  for (const [site, path, location] of [
    ['solvik-se', '/KOP-BIL', '/kop-bil'],
    ['solvik-se', '/Kop-Bil/Alla-Bilar-I-Lager?car_fuel=El', '/kop-bil/alla-bilar-i-lager?car_fuel=El'],
    ['solvik-se', '//kop-bil', '/kop-bil'],
    ['solvik-se', '/kop-bil//alla-bilar-i-lager', '/kop-bil/alla-bilar-i-lager'],
    ['solvik-se', '//evil.example', '/evil.example'],
    ['solvik-se', '/EN', '/en'],
    ['solvik-uk', '/BUY-CAR/used-cars', '/buy-car/used-cars'],
  ] as const) {
    const { status, headers } = await sendRequest(siteUrl(site, path));
    expect([path, status, headers.location]).toEqual([path, 308, location]);
  }
  expect((await sendRequest(siteUrl('solvik-se', '/NOPE'))).status).toBe(404);
});

test('RED-66 /used/bmw/320d, as the row has it, ends at cars', async () => {
  let path = '/used/bmw/320d';
  for (let hops = 0; hops < 4; hops += 1) {
    const { status, headers, text } = await sendRequest(siteUrl('solvik-uk', path));
    if (status === 200) {
      expect(path).toBe('/buy-car/used-cars/bmw?keyphrase=320d');
      expect(text).toContain('/buy-car/');
      return;
    }
    path = headers.location ?? '';
  }
  expect(path).toBe('reached');
});

test('SHELL-23 the 404 page proposes pages that resemble the address, and searches where cars are sold', async () => {
  const lost = await sendRequest(siteUrl('solvik-se', '/gammal/boka-service.aspx'));
  expect(lost.status).toBe(404);
  expect(lost.text).toContain('Letar du efter något av det här?');
  expect(lost.text).toContain('href="/service-och-verkstad/boka-service"');
  expect(lost.text).toMatch(/<form role="search"[^>]* action="\/kop-bil\/alla-bilar-i-lager"/);
  const bistro = await sendRequest(siteUrl('bistro', '/nope'));
  expect(bistro.text).not.toMatch(/<main.*<form role="search"/s);
});

test('SHELL-23 an unknown page is a 404 in the site’s design, and is not indexed', async () => {
  for (const [site, path] of [
    ['solvik-se', '/nope'],
    ['carstore-fi', '/sv/nope/nope'],
    ['carstore-fi', '/osta-auto/nope/nope'],
  ] as const) {
    const { status, text: html } = await sendRequest(siteUrl(site, path));
    expect(status, path).toBe(404);
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
    expect(html).toContain('noindex');
    expect(canonicalOf(html)).toBe('');
  }
});

/** The first, the last and some between. */
function some(urls: readonly SitemapEntry[], count: number): readonly SitemapEntry[] {
  const step = Math.max(1, Math.floor(urls.length / count));
  return urls.filter((_, at) => at % step === 0 || at === urls.length - 1);
}

function canonicalOf(html: string): string {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
}

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
}

function meta(html: string, name: string): string {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
}

function alternatesOf(html: string): [string, string][] {
  return [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]*)"/g)]
    .map(([, language = '', href = '']): [string, string] => [language, href])
    .filter(([language]) => language !== 'x-default');
}
