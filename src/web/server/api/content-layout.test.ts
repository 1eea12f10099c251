import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DraftResult } from '../../../content/publishing/drafts.ts';
import { signPreviewToken } from '../../../content/publishing/preview-token.ts';
import { aServer, previewSecret } from '../../../main/testing/a-server.ts';
import { pageDocument, siteDocument, textBlock } from '../../../main/testing/documents.ts';

const se = 'solvik-se.localhost';
const token = signPreviewToken({ site: 'solvik-se', expiresAt: Date.now() + 60_000 }, previewSecret);
const coast = {
  kind: 'media' as const,
  site: '',
  language: '',
  key: 'scenes/coast',
  body: {
    file: '3f9c-coast',
    width: 1400,
    height: 900,
    vector: false,
    alt: { sv: 'Kust' },
    placeholder: 'data:,x',
  },
};
const hero = {
  id: '7',
  block: 'text-with-image',
  fields: { title: 'Kusten', image: { media: 'scenes/coast' } },
};
const published = [
  siteDocument('solvik-se'),
  siteDocument('solvik-uk', { languages: [{ code: 'en' }] }),
  coast,
  pageDocument('solvik-se', 'home', { name: 'Hem', main: [textBlock('1', 'Publicerat'), hero] }),
  pageDocument('solvik-se', 'home', { name: 'Home', main: [textBlock('1', 'Published')] }, 'en'),
  pageDocument('solvik-se', 'buy', { path: '/kop', name: 'Köp' }),
  pageDocument('solvik-se', 'car', { path: '/kop/,-w-,', name: 'Bil', main: [textBlock('2', 'En bil')] }),
  pageDocument('solvik-se', 'broken', {
    path: '/trasig',
    main: [{ id: '3', block: 'no-such-block', fields: {} }, textBlock('4', 'Hel')],
  }),
  pageDocument('solvik-uk', 'home', { name: 'UK' }, 'en'),
];

let draftResult: DraftResult;
let server: Awaited<ReturnType<typeof aServer>>;
beforeAll(async () => {
  server = await aServer(published, { drafts: { find: async () => draftResult } });
});
afterAll(() => server.close());
beforeEach(() => {
  draftResult = { state: 'none' };
});

// biome-ignore lint/suspicious/noExplicitAny: tests look into results of many shapes
async function layout(query: string, headers: Record<string, string> = {}, host = se): Promise<any> {
  const response = await server.get(host, `/content-api/layout?${query}`, { headers });
  return { status: response.status, headers: response.headers, body: JSON.parse(response.text) };
}

describe('ROUTE-01 the layout of a route', () => {
  test('has the page, its fields, and the blocks of its placeholders with their fields', async () => {
    const { status, body } = await layout('path=/');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      site: 'solvik-se',
      language: 'sv',
      path: '/',
      editing: false,
      route: { id: 'home', name: 'Hem', displayName: 'Hem', template: { id: 'page' }, parent: null },
    });
    expect(Object.keys(body.route.placeholders)).toEqual(['header', 'main', 'footer']);
    expect(body.route.placeholders.main[0]).toMatchObject({ id: '1', name: expect.any(String) });
    expect(JSON.stringify(body.route.placeholders.main[0].fields)).toContain('Publicerat');
  });

  test('names the paths of its pictures in every width, with the blur', async () => {
    const { body } = await layout('path=/');
    const { image } = body.route.placeholders.main[1].fields;
    expect(image).toMatchObject({
      media: 'scenes/coast',
      src: '/media/3f9c-coast',
      alt: 'Kust',
      placeholder: 'data:,x',
    });
    const paths = image.variants.map(({ src }: { src: string }) => src);
    expect(paths).toEqual(
      expect.arrayContaining([320, 640, 1280, 1920].map((width) => `/media/3f9c-coast/${width}.avif`)),
    );
  });

  test('is in the language that is asked for', async () => {
    expect((await layout('path=/&language=en')).body).toMatchObject({
      language: 'en',
      route: { name: 'Home' },
    });
    expect((await layout('path=/&language=fi')).status).toBe(400);
  });

  test('is of the site that is named, whatever the host', async () => {
    expect((await layout('site=solvik-uk&path=/')).body).toMatchObject({
      site: 'solvik-uk',
      route: { name: 'UK' },
    });
    expect((await layout('site=nobody&path=/')).status).toBe(404);
    expect((await layout('path=/', {}, 'elsewhere.example')).status).toBe(404);
  });

  test('ROUTE-29 of a wildcard page says what it stands for and which page is above', async () => {
    const { body } = await layout('path=/kop/volvo-v60');
    expect(body.route).toMatchObject({
      id: 'car',
      path: '/kop/,-w-,',
      wildcards: ['volvo-v60'],
      parent: { id: 'buy' },
    });
  });

  test('leaves out blocks that cannot be shown', async () => {
    const { body } = await layout('path=/trasig');
    expect(body.route.placeholders.main.map(({ id }: { id: string }) => id)).toEqual(['4']);
  });

  test.each([
    'path=/finns-inte',
    'path=',
    'path=//',
    'path=/a&path=/b',
    `path=/${'a'.repeat(900)}`,
    'path=%00',
  ])('answers strange paths without failing: %s', async (query) => {
    expect((await layout(query)).status).toBeLessThan(500);
  });

  test('is cached for a minute, drafts are not', async () => {
    expect((await layout('path=/')).headers['cache-control']).toBe('public, max-age=60');
    const draft = await layout('path=/&editing=1', { authorization: `Bearer ${token}` });
    expect(draft.headers['cache-control']).toBe('no-store');
  });
});

describe('EDIT-08 drafts', () => {
  const bearer = { authorization: `Bearer ${token}` };
  const found = (main: object[]): DraftResult => ({
    state: 'found',
    documents: [pageDocument('solvik-se', 'home', { name: 'Hem', main })],
  });

  test('are shown with an editing token of the site', async () => {
    draftResult = found([textBlock('1', 'Utkast')]);
    const { status, body } = await layout('path=/&editing=1', bearer);
    expect([status, body.editing]).toEqual([200, true]);
    expect(JSON.stringify(body.route.placeholders)).toContain('Utkast');
    expect(JSON.stringify((await layout('path=/')).body)).toContain('Publicerat');
  });

  test.each([
    ['none', ''],
    ['a made-up one', 'abc.def'],
    [
      'one of another site',
      signPreviewToken({ site: 'solvik-uk', expiresAt: Date.now() + 60_000 }, previewSecret),
    ],
    ['an old one', signPreviewToken({ site: 'solvik-se', expiresAt: Date.now() - 1 }, previewSecret)],
  ])('are refused with %s', async (_, wrong) => {
    draftResult = found([textBlock('1', 'Hemligt')]);
    const { status, body } = await layout(
      'path=/&editing=1',
      wrong ? { authorization: `Bearer ${wrong}` } : {},
    );
    expect([status, body.code]).toEqual([401, 'PREVIEW_CLOSED']);
    expect(JSON.stringify(body)).not.toContain('Hemligt');
  });

  test('a token of one site opens no other by its name', async () => {
    expect((await layout('site=solvik-uk&path=/&editing=1', bearer)).status).toBe(401);
  });

  test('a page that was never published is found by its id', async () => {
    draftResult = {
      state: 'found',
      documents: [pageDocument('solvik-se', 'new', { path: '/ny', name: 'Ny' })],
    };
    expect((await layout('path=/ny&page=new&editing=1', bearer)).body.route).toMatchObject({ id: 'new' });
    expect((await layout('path=/ny')).status).toBe(404);
  });

  test('are 503 while the studio is away', async () => {
    draftResult = { state: 'unreachable', reason: 'x' };
    expect((await layout('path=/&editing=true', bearer)).status).toBe(503);
  });
});

describe('data beside the pages', () => {
  const get = async (path: string, host = se) => {
    const { status, text } = await server.get(host, `/content-api/${path}`);
    return { status, body: JSON.parse(text) };
  };

  test('ROUTE-02 the paths of a file by its key', async () => {
    expect((await get('media?key=scenes/coast')).body).toMatchObject({
      key: 'scenes/coast',
      src: '/media/3f9c-coast',
      width: 1400,
    });
    expect((await get('media?key=nothing')).status).toBe(404);
    expect((await get('media')).status).toBe(404);
  });

  test('ROUTE-04 the rules of robots.txt are the same as in the file', async () => {
    const { body } = await get('robots');
    const { text } = await server.get(se, '/robots.txt');
    for (const { rule, path } of body.rules) expect(text).toContain(`${rule}: ${path}\n`);
    expect(text).toContain(`Sitemap: ${body.sitemap}\n`);
    expect((await get('robots?site=solvik-uk')).body.sitemap).not.toBe(body.sitemap);
  });

  test('ROUTE-05 the pages of the sitemap, of this site only', async () => {
    const { body } = await get('sitemap');
    const paths = body.entries.map(({ address }: { address: string }) => new URL(address).pathname);
    expect(paths).toEqual(expect.arrayContaining(['/', '/kop']));
    expect(paths.some((path: string) => path.includes('-w-'))).toBe(false);
    const [home] = body.entries;
    expect(home.translations.map(({ language }: { language: string }) => language)).toEqual(['sv', 'en']);
  });
});
