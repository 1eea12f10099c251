import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Block } from '../../content/blocks/block.ts';
import { registry } from '../../content/blocks/registry.ts';
import { signPreviewToken } from '../../content/publishing/preview-token.ts';
import { aServer, previewSecret } from '../../main/testing/a-server.ts';
import { pageDocument, siteDocument, textBlock } from '../../main/testing/documents.ts';
import { carIndexName } from '../../shared/sites/site.ts';

const se = 'solvik-se.localhost';
const documents = [
  siteDocument('solvik-se', { redirectsWww: true }),
  siteDocument('solvik-uk', {
    displayName: 'Solvik UK',
    languages: [{ code: 'en' }],
    country: 'GB',
    theme: 'carstore',
  }),
  pageDocument('solvik-se', 'home', {
    main: [textBlock('1', 'Kör dit vägen tar slut.'), textBlock('2', 'Andra stycket')],
  }),
  pageDocument('solvik-se', 'home', { main: [textBlock('1', 'Drive to the end of the road.')] }, 'en'),
  pageDocument('solvik-se', 'about', {
    path: '/om-solvik',
    name: 'Om Solvik',
    fields: { metaTitle: 'Om oss' },
  }),
  pageDocument('solvik-se', 'bmw', { path: '/bmw', fields: { BrandDesign: 'bmw' } }),
  pageDocument('solvik-uk', 'home', { main: [textBlock('1', 'Good cars, plainly priced.')] }, 'en'),
];

let server: Awaited<ReturnType<typeof aServer>>;
beforeAll(async () => {
  server = await aServer(documents);
});
afterAll(() => server.close());

describe('pages', () => {
  test('SITE-01 SITE-02 each host has its own pages, language and theme', async () => {
    const swedish = await server.get(se, '/');
    const british = await server.get('solvik-uk.localhost', '/');
    expect(swedish.text).toContain('<html lang="sv" data-theme="solvik">');
    expect(swedish.text).toContain('Kör dit vägen tar slut.');
    expect(british.text).toContain('<html lang="en" data-theme="carstore">');
    expect(british.text).not.toContain('Kör dit');
  });

  test('SHELL-01 SHELL-24 header, main and footer in order, and the language of the route', async () => {
    const { text } = await server.get(se, '/en');
    expect(text).toContain('<html lang="en"');
    expect(text.indexOf('<header')).toBeLessThan(text.indexOf('<main'));
    expect(text.indexOf('<main')).toBeLessThan(text.indexOf('<footer'));
    expect(text).toContain('Drive to the end of the road.');
  });

  test('SHELL-18 SITE-09 BrandDesign gives the page another design; header and footer retain the site’s', async () => {
    const { text } = await server.get(se, '/bmw');
    expect(text).toContain('<html lang="sv" data-theme="bmw">');
    expect(text).toContain('<div data-theme="solvik" class="contents">');
  });

  test('SHELL-23 SITE-26 an unknown address gets 404 with the shell, and so does /login', async () => {
    for (const path of ['/nope', '/login', '/en/nope']) {
      const { status, text } = await server.get(se, path);
      expect(status).toBe(404);
      expect(text).toContain('<header');
      expect(text).toContain('noindex');
      expect(text).not.toContain('rel="canonical"');
    }
  });

  test('one address per page: single slashes, none at the end, no prefix for the default language', async () => {
    const slash = await server.get(se, '/om-solvik/?a=1');
    expect([slash.status, slash.headers.location]).toEqual([308, '/om-solvik?a=1']);
    const prefix = await server.get(se, '/sv/om-solvik');
    expect([prefix.status, prefix.headers.location]).toEqual([308, '/om-solvik']);
    const doubleSlash = await server.get(se, '//evil.example/');
    expect(doubleSlash.headers.location).toBe('/evil.example');
    for (const path of ['//om-solvik', '///om-solvik', '//om-solvik//']) {
      const { status, headers } = await server.get(se, path);
      expect([path, status, headers.location]).toEqual([path, 308, '/om-solvik']);
    }
    expect((await server.get(se, '/en//nope?a=1')).headers.location).toBe('/en/nope?a=1');
  });

  test('ROUTE-10 www redirects permanently to the bare host, with path and query; on other sites it does not', async () => {
    const response = await server.get('www.solvik-se.localhost', '/om-solvik?y=1');
    expect([response.status, response.headers.location]).toEqual([
      308,
      'http://solvik-se.localhost:3000/om-solvik?y=1',
    ]);
    expect((await server.get('www.solvik-uk.localhost', '/')).status).not.toBe(308);
  });

  test('no address of a visitor makes a redirect that leaves the site', async () => {
    const hosts = [
      '/\\evil.example/',
      '//\\evil.example/',
      '/sv/\\evil.example',
      '/sv//evil.example',
      '/%5Cevil.example/',
    ];
    for (const path of hosts) {
      const { headers } = await server.get(se, path);
      const { origin } = new URL(headers.location ?? '/', 'http://solvik-se.localhost');
      expect(origin, path).toBe('http://solvik-se.localhost');
    }
  });

  test('an address that is not well formed gets the 404 page of the site in its language', async () => {
    for (const path of ['/%E0%A4%A', '/%ZZ', '/a/%', '/%00', '/om-solvik/%C3%28']) {
      const { status, text, headers } = await server.get(se, path);
      expect([status, headers['content-type']], path).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toContain('<html lang="sv"');
      expect(text).toContain('<header');
    }
    expect((await server.get(se, '/en/%ZZ')).text).toContain('<html lang="en"');
    expect((await server.get('localhost', '/%ZZ')).text).toContain('<html lang="en"');
  });

  test('an API address that is not well formed is refused with a sentence', async () => {
    const { status, text } = await server.get(se, '/api/%E0%A4%A');
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ code: 'BAD_ADDRESS' });
  });
});

describe('page fields', () => {
  test('SHELL-26 SHELL-11 SHELL-12 every field of a page is rendered, per page and language', async () => {
    const fields = {
      metaTitle: 'Titel',
      navTitle: 'I menyn',
      metaDescription: 'Beskrivning',
      ogDescription: 'Delad',
      canonicalURL: 'https://solvik.example/a',
      BrandDesign: 'mini',
      gtmID: 'GTM-PAGE1',
    };
    server.publish([
      siteDocument('solvik-se', { redirectsWww: true, gtmID: 'GTM-SITE1' }),
      pageDocument('solvik-se', 'fields', { path: '/falt', fields }),
    ]);
    const { text, headers } = await server.get(se, '/falt');
    for (const shown of [
      '<title>Titel | Solvik</title>',
      'content="Beskrivning"',
      'property="og:description" content="Delad"',
      'rel="canonical" href="https://solvik.example/a"',
      'data-theme="mini"',
      '"gtmID":"GTM-PAGE1"',
    ]) {
      expect(text).toContain(shown);
    }
    expect(text).not.toContain('GTM-SITE1');
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' ('sha256-[^']+' )+https:\/\/www\.googletagmanager\.com/,
    );
    expect((await server.get(se, '/om-solvik')).text).toContain('I menyn');
    expect((await server.get(se, '/bmw')).text).toContain('GTM-SITE1');
    expect((await server.get('solvik-uk.localhost', '/')).text).not.toContain('gtmID');
  });

  test('SHELL-13 the hero’s picture is in the HTML, with its placeholder, before any script', async () => {
    const media = {
      file: 'abc-coast',
      width: 1920,
      height: 1200,
      vector: false,
      placeholder: 'data:image/webp;base64,AAAA',
    };
    const hero = {
      id: '1',
      block: 'hero',
      fields: { title: 'Kusten', image: { media: 'coast', alt: 'Kustväg' } },
    };
    server.publish([
      { kind: 'media', site: '', language: '', key: 'coast', body: media },
      pageDocument('solvik-se', 'hero', { path: '/kusten', main: [hero] }),
    ]);
    const { text } = await server.get(se, '/kusten');
    expect(text).toContain('/media/abc-coast/1920.avif 1920w');
    expect(text).toContain('data:image/webp;base64,AAAA');
    expect(text).toContain('alt="Kustväg"');
  });

  test('SITE-12 a block that needs a car index on a site without one shows the fallback, and the page is served', async () => {
    const spacer: Block<typeof registry.spacer.fields, unknown> = registry.spacer;
    spacer.load = (_, { site }) => carIndexName(site);
    const main = [textBlock('1', 'Före'), { id: '2', block: 'spacer', fields: {} }];
    server.publish([pageDocument('solvik-se', 'no-cars', { path: '/utan-bilar', main })]);
    const { status, text } = await server.get(se, '/utan-bilar');
    delete spacer.load;
    expect([status, text.includes('Före'), text.includes('Aj då')]).toEqual([200, true, true]);
    expect(server.lines).toContainEqual(expect.objectContaining({ reason: 'Unknown sitecoreSiteName' }));
  });
});

describe('headers and cache', () => {
  test('a strict policy, HSTS, nosniff and no framing on every page', async () => {
    const { headers } = await server.get(se, '/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('the second request gets the same bytes from the cache, in br and gzip, and 304 by its ETag', async () => {
    const plain = await server.get(se, '/om-solvik');
    const br = await server.get(se, '/om-solvik', { headers: { 'accept-encoding': 'br' } });
    const gzip = await server.get(se, '/om-solvik', { headers: { 'accept-encoding': 'gzip' } });
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text);
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text);
    const again = await server.get(se, '/om-solvik', {
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  test('query keys that no block declared neither split nor fill the cache', async () => {
    const before = server.cache.size().pages;
    const plain = await server.get(se, '/bmw');
    const tracked = await server.get(se, '/bmw?utm_source=x&fbclid=y');
    expect(tracked.headers.etag).toBe(plain.headers.etag);
    expect(server.cache.size().pages - before).toBeLessThanOrEqual(1);
  });

  test('SITE-03 SITE-05 what is published is visible at the next request, and only the changed page is rendered again', async () => {
    await server.get(se, '/');
    const about = await server.get(se, '/om-solvik');
    const body = { path: '/om-solvik', name: 'Om Solvik', fields: { metaTitle: 'Ny titel' } };
    server.publish([pageDocument('solvik-se', 'about', body)]);
    const after = await server.get(se, '/om-solvik');
    expect(after.text).toContain('<title>Ny titel | Solvik</title>');
    expect(after.headers.etag).not.toBe(about.headers.etag);
    server.publish([siteDocument('solvik-se', { redirectsWww: true, titleTemplate: '%s – Solvik Sverige' })]);
    expect((await server.get(se, '/om-solvik')).text).toContain('<title>Ny titel – Solvik Sverige</title>');
  });
});

describe('a section that fails', () => {
  const fallback = [
    'Aj då',
    'Här borde en sektion synas men något har tyvärr blivit fel',
    'Prova ladda om sidan',
    'Ladda om sidan',
  ];
  const broken = (path: string, main: object[]) => pageDocument('solvik-se', path, { path, main });

  test('SHELL-14 SHELL-21 ERR-01 ERR-37 throwing while it loads: fallback instead of it, logged, the rest is served', async () => {
    const spacer: Block<typeof registry.spacer.fields, unknown> = registry.spacer;
    spacer.load = () => Promise.reject(new Error('search is down'));
    server.publish([
      broken('/laddar', [
        textBlock('1', 'Före'),
        { id: '2', block: 'spacer', fields: {} },
        textBlock('3', 'Efter'),
      ]),
    ]);
    const { status, text } = await server.get(se, '/laddar');
    delete spacer.load;
    expect(status).toBe(200);
    for (const words of ['Före', 'Efter', '<footer', ...fallback]) expect(text).toContain(words);
    expect(server.lines).toContainEqual(
      expect.objectContaining({
        code: 'GET_SERVER_SIDE_PROPS_FAILED',
        level: 'error',
        site: 'solvik-se',
        path: '/laddar',
      }),
    );
    expect(text).not.toContain('search is down');
  });

  test('SHELL-14 ERR-01 throwing while it renders: fallback instead of it, the rest is served', async () => {
    const view = vi.spyOn(registry.spacer, 'view').mockImplementation(() => {
      throw new Error('undefined is not a car');
    });
    server.publish([
      broken('/ritar', [
        textBlock('1', 'Före'),
        { id: '2', block: 'spacer', fields: {} },
        textBlock('3', 'Efter'),
      ]),
    ]);
    const { status, text } = await server.get(se, '/ritar');
    view.mockRestore();
    expect(status).toBe(200);
    for (const words of ['Före', 'Efter', ...fallback]) expect(text).toContain(words);
    expect(server.lines).toContainEqual(
      expect.objectContaining({ code: 'SECTION_RENDER_FAILED', path: '/ritar' }),
    );
  });

  test('SHELL-22 the page contains the failure as {error:{code,message}}, without the reason', async () => {
    server.publish([broken('/trasig', [{ id: '1', block: 'spacer', fields: { size: 'enormous' } }])]);
    const { text } = await server.get(se, '/trasig');
    const [, facts = '{}'] = /id="page-data">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(facts)).toMatchObject({
      errors: [{ block: 'spacer', error: { code: 'CONTENT_BLOCK_BROKEN' } }],
    });
  });

  test('ERR-02 other languages have their own texts, and an editor’s texts win', async () => {
    const main = [{ id: '1', block: 'spacer', fields: { size: 'enormous' } }];
    server.publish([
      pageDocument('solvik-uk', 'broken', { path: '/broken', main }, 'en'),
      {
        kind: 'dictionary',
        site: 'solvik-uk',
        language: 'en',
        key: '',
        body: { sectionErrorHeading: 'Bother' },
      },
    ]);
    const { text } = await server.get('solvik-uk.localhost', '/broken');
    expect(text).toContain('Bother');
    expect(text).toContain('Try reloading the page');
  });

  test('SHELL-17 an unknown block shows nothing on a live page and its name in editing mode', async () => {
    server.publish([
      broken('/okand', [{ id: '1', block: 'no-such-block', fields: {} }, textBlock('2', 'Efter')]),
    ]);
    const live = await server.get(se, '/okand');
    expect([live.status, live.text.includes('no-such-block')]).toEqual([200, false]);
    const token = signPreviewToken({ site: 'solvik-se', expiresAt: Date.now() + 60_000 }, previewSecret);
    const editing = await server.get(se, `/preview/okand?token=${token}`);
    expect(editing.text).toContain('no-such-block');
  });
});

describe('fixed addresses', () => {
  test('ROUTE-03 ROUTE-08 /healthz distinguishes live and ready', async () => {
    const ready = await server.get(se, '/healthz');
    expect([ready.status, JSON.parse(ready.text)]).toMatchObject([
      200,
      { live: true, ready: true, sites: 2 },
    ]);
    expect(JSON.parse((await server.get(se, '/livez')).text)).toEqual({ live: true });
    expect(ready.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    const empty = await aServer([]);
    expect((await empty.get('localhost', '/healthz')).status).toBe(503);
    const withStudio = await aServer([], { studio: 'http://127.0.0.1:9' });
    expect(JSON.parse((await withStudio.get('localhost', '/healthz')).text)).toMatchObject({
      ready: true,
      sites: 0,
    });
    await withStudio.close();
    expect((await empty.get('localhost', '/livez')).status).toBe(200);
    await empty.close();
  });

  test('ROUTE-04 robots.txt names the sitemap of its site', async () => {
    expect((await server.get(se, '/robots.txt')).text).toContain(
      'Sitemap: http://solvik-se.localhost:3000/sitemap.xml',
    );
    expect((await server.get('solvik-uk.localhost', '/robots.txt')).text).toContain('solvik-uk.localhost');
  });

  test('ROUTE-01 the content API returns JSON content of the site', async () => {
    const { text } = await server.get(se, '/content-api/page?path=/om-solvik');
    expect(JSON.parse(text)).toMatchObject({ id: 'about', language: 'sv', path: '/om-solvik' });
    const none = await server.get(se, '/content-api/page?path=/nope');
    expect([none.status, JSON.parse(none.text)]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    expect((await server.get(se, '/content-api/page?language=fi')).status).toBe(400);
  });

  test('ROUTE-06 the service path is passed through', async () => {
    expect((await server.get(se, '/service/healthz')).status).toBe(200);
    const nothing = await server.get(se, '/service/nothing');
    expect([nothing.status, JSON.parse(nothing.text).code]).toEqual([404, 'NOT_FOUND']);
  });

  test('ROUTE-07 EDIT-08 the preview needs an unexpired token for this very site', async () => {
    const pass = (site: string, expiresAt: number) => signPreviewToken({ site, expiresAt }, previewSecret);
    const soon = Date.now() + 60_000;
    const open = await server.get(se, `/preview/?token=${pass('solvik-se', soon)}`);
    expect([open.status, open.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(open.text).toContain('data-editing');
    expect(open.text).toContain('noindex');
    for (const token of ['', 'x.y.z', pass('solvik-uk', soon), pass('solvik-se', Date.now() - 1)]) {
      expect((await server.get(se, `/preview/?token=${token}`)).status).toBe(401);
    }
  });

  test('ERR-36 APIs refuse bad input with {code, message} and no stack', async () => {
    const headers = { 'content-type': 'application/json' };
    const wrong = await server.send(se, '/api/client-errors', {
      method: 'POST',
      headers,
      body: '{"code":1}',
    });
    expect([wrong.status, JSON.parse(wrong.text)]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    const torn = await server.send(se, '/api/client-errors', { method: 'POST', headers, body: '{"code"' });
    expect(torn.status).toBe(400);
    expect(torn.text).not.toContain('.ts:');
    const large = await server.send(se, '/api/client-errors', {
      method: 'POST',
      headers,
      body: 'x'.repeat(9000),
    });
    expect([large.status, JSON.parse(large.text).message]).toEqual([413, 'What was sent is too large.']);
  });

  test('ERR-37 an error in the browser is logged with code, site and path', async () => {
    const body = JSON.stringify({
      code: 'SCRIPT_ERROR',
      message: 'x is not a function',
      place: 'window',
      path: '/om-solvik',
    });
    const headers = { 'content-type': 'application/json' };
    const response = await server.send(se, '/api/client-errors', { method: 'POST', headers, body });
    expect(response.status).toBe(204);
    expect(server.lines).toContainEqual(
      expect.objectContaining({ code: 'SCRIPT_ERROR', level: 'warn', site: 'solvik-se', path: '/om-solvik' }),
    );
  });

  test('every response of the router has a request id', async () => {
    expect((await server.get(se, '/healthz')).headers['x-request-id']).toBeTruthy();
  });
});
