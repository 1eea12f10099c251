import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DraftResult } from '../../../content/publishing/drafts.ts';
import { signPreviewToken } from '../../../content/publishing/preview-token.ts';
import type { PublishedDocument } from '../../../content/publishing/published-store.ts';
import { aServer, previewSecret } from '../../../main/testing/a-server.ts';
import { pageDocument, siteDocument, textBlock } from '../../../main/testing/documents.ts';

const se = 'solvik-se.localhost';
const soon = Date.now() + 60_000;
const pass = signPreviewToken({ site: 'solvik-se', expiresAt: soon }, previewSecret);
const published = [
  siteDocument('solvik-se'),
  siteDocument('solvik-uk', { languages: [{ code: 'en' }] }),
  pageDocument('solvik-se', 'home', { main: [textBlock('1', 'Publicerat')] }),
  pageDocument('solvik-se', 'about', { path: '/om', name: 'Om Solvik' }),
];
const draftOf = (main: object[], body: object = {}) => pageDocument('solvik-se', 'home', { main, ...body });

let draftResult: DraftResult;
let requestedDrafts: unknown[];
let server: Awaited<ReturnType<typeof aServer>>;
const found = (...documents: PublishedDocument[]): DraftResult => ({ state: 'found', documents });

beforeAll(async () => {
  server = await aServer(published, {
    drafts: {
      find: async (page, token) => {
        requestedDrafts.push([page, token]);
        return draftResult;
      },
    },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  requestedDrafts = [];
  draftResult = { state: 'none' };
});

const preview = (path = '/', query = '') => server.get(se, `/preview${path}?token=${pass}${query}`);
const post = (path: string, body: unknown, token = pass) =>
  server.send(se, `/preview${path}?token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('EDIT-08 who may see a preview', () => {
  test('requests without a token, with an expired one or with another site’s are refused, by GET and by POST', async () => {
    const wrong = [
      '',
      signPreviewToken({ site: 'solvik-uk', expiresAt: soon }, previewSecret),
      signPreviewToken({ site: 'solvik-se', expiresAt: Date.now() - 1 }, previewSecret),
    ];
    for (const token of wrong) {
      expect((await server.get(se, `/preview/?token=${token}`)).status).toBe(401);
      expect((await post('/', { documents: [draftOf([])] }, token)).status).toBe(401);
    }
    expect(requestedDrafts).toEqual([]);
  });

  test('a browser gets a page that explains it, which the studio may frame', async () => {
    const closed = await server.get(se, '/preview/', { headers: { accept: 'text/html' } });
    expect([closed.status, closed.headers['cache-control']]).toEqual([401, 'no-store']);
    expect(closed.text).toContain('This preview has closed');
    expect(closed.headers['content-security-policy']).toContain(
      "frame-ancestors 'self' http://localhost:3000",
    );
  });

  test('a token that the studio refuses shows nothing', async () => {
    draftResult = { state: 'refused' };
    expect((await preview()).status).toBe(401);
  });

  test('never cached, never indexed, framed by the studio only', async () => {
    const { headers } = await preview();
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain(
      "frame-ancestors 'self' http://localhost:3000 http://solvik-se.localhost:3000 http://solvik-uk.localhost:3000",
    );
    expect((await server.get(se, '/')).headers['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
    expect((await server.get(se, '/robots.txt')).text).toMatch(/Disallow: \/preview\/\nDisallow: \/admin\n/);
  });
});

describe('texts of the product are pointed at', () => {
  const marks = /\u2063[\uFE00-\uFE0F]{4}/u;

  test('in the preview of texts each has a mark, with its key in the data of the page; nowhere else', async () => {
    const { text } = await preview('/', '&texts=1');
    const [head = '', body = ''] = text.split('</head>');
    const [, facts = '{}'] = /id="page-data">(.*?)<\/script>/.exec(body) ?? [];
    const { textKeys } = JSON.parse(facts) as { textKeys: Record<string, string> };
    expect(body).toMatch(marks);
    expect(head).not.toMatch(marks);
    expect(Object.values(textKeys)).toContain('skipToContent');
    for (const other of [await preview(), await server.get(se, '/')]) {
      expect(other.text).not.toMatch(marks);
      expect(other.text).not.toContain('textKeys');
    }
  });

  test('only the studio is told on which page a text stands', async () => {
    expect((await server.get(se, '/preview-texts?language=sv')).status).toBe(401);
    const places = async (language: string) =>
      server.get(se, `/preview-texts?language=${language}&token=${pass}`);
    expect((await places('fi')).status).toBe(400);
    const { status, text } = await places('sv');
    expect(status).toBe(200);
    expect((JSON.parse(text) as { places: Record<string, string> }).places['skipToContent']).toBe('/');
  });
});

describe('EDIT-01 EDIT-07 ROUTE-07 what an editor sees', () => {
  test('the newest draft of the page that was named, in the language that was named', async () => {
    draftResult = found(draftOf([textBlock('1', 'Utkast')]));
    const { status, text } = await preview('/', '&page=home&language=sv');
    expect(status).toBe(200);
    expect(text).toContain('<html lang="sv" data-theme="solvik" data-editing>');
    expect(text).toContain('Utkast');
    expect(requestedDrafts).toEqual([[{ site: 'solvik-se', language: 'sv', key: 'home' }, pass]]);
  });

  test('a page that was never published, with its entry in the menu', async () => {
    draftResult = found(
      pageDocument('solvik-se', 'new', {
        path: '/nytt',
        name: 'Helt nytt',
        main: [textBlock('1', 'Första utkastet')],
      }),
    );
    const { status, text } = await preview('/nytt', '&page=new&language=sv');
    expect([status, text.includes('Första utkastet')]).toEqual([200, true]);
    expect(text).toMatch(/<a[^>]*href="\/nytt"/);
  });

  test('a page whose address has just changed', async () => {
    draftResult = found(
      pageDocument('solvik-se', 'about', { path: '/om-oss', main: [textBlock('1', 'Flyttad')] }),
    );
    expect((await preview('/om', '&page=about&language=sv')).text).toContain('Flyttad');
  });

  test('ROUTE-07 by POST the documents that were sent, without a request to the studio', async () => {
    const main = [textBlock('1', 'Skickat')];
    expect((await post('/', { documents: [draftOf(main)] })).text).toContain('Skickat');
    const fresh = pageDocument('solvik-se', 'new', { path: '/nytt', main });
    expect((await post('/nytt', { documents: [fresh] })).text).toContain('Skickat');
    expect(requestedDrafts).toEqual([]);
    expect((await post('/', { documents: 'none' })).status).toBe(400);
  });

  test('the published page with a note, when the studio is unreachable', async () => {
    draftResult = { state: 'unreachable', reason: 'connect ECONNREFUSED' };
    const { status, text } = await preview();
    expect([status, text.includes('Publicerat')]).toEqual([200, true]);
    expect(text).toContain('The studio does not answer.');
    expect(server.lines).toContainEqual(expect.objectContaining({ code: 'STUDIO_UNREACHABLE' }));
  });

  test('an explanation, where there is no page yet', async () => {
    const { status, text, headers } = await preview('/inget', '&page=inget&language=sv');
    expect([status, text.includes('Nothing to show yet')]).toEqual([404, true]);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' http://localhost:3000");
  });
});

describe('EDIT-03 what is empty', () => {
  const hero = { id: 'h1', block: 'hero', fields: {} };
  const chip = (path: string, label: string) =>
    new RegExp(`data-edit-field="${path}">${label} <span>· empty</span>`);

  test('an empty hero shows its frame and its missing heading', async () => {
    draftResult = found(draftOf([hero]));
    const { text } = await preview();
    expect(text).toMatch(/<div class="edit-block" data-edit-area="main" data-edit-block="h1"/);
    expect(text).toContain('Hero shows nothing yet');
    expect(text).toMatch(chip('title', 'Heading'));
    expect(text).toMatch(chip('image', 'Picture'));
    expect((await server.get(se, '/')).text).not.toMatch(/edit-|data-edit/);
  });

  test('SHELL-26 fields of the page itself are named above it, until they are filled in', async () => {
    expect((await preview()).text).toMatch(chip('metaDescription', 'Description in search results'));
    draftResult = found(draftOf([], { fields: { metaDescription: 'Bilar' } }));
    expect((await preview()).text).not.toContain('data-edit-field="metaDescription"');
  });

  test('a block with invalid data shows its errors', async () => {
    draftResult = found(
      draftOf([{ id: 's', block: 'spacer', fields: { size: 'enormous' } }, textBlock('2', 'Efter')]),
    );
    const { text } = await preview();
    expect(text).toMatch(/size: Invalid option/);
    expect(text).toContain('Efter');
    expect(server.lines).not.toContainEqual(expect.objectContaining({ code: 'CONTENT_BLOCK_BROKEN' }));
  });
});

test('EDIT-04 ALERT-08 the message of a draft is shown and cannot be closed', async () => {
  const header = { hasMessage: true, messageTitle: 'Julöppet', messageType: 'Dark' };
  draftResult = found(draftOf([]), {
    kind: 'shell',
    site: 'solvik-se',
    language: 'sv',
    key: 'header',
    body: header,
  });
  const { text } = await preview();
  expect(text).toContain('Julöppet');
  expect(text).not.toMatch(/data-alert-close|is-closable|hideAlert/);
});

test('EDIT-05 LEAD-10 a form has its overlay', async () => {
  draftResult = found(
    draftOf([{ id: 'f', block: 'builder-form', fields: { formUrl: '/api/forms/builder/1' } }]),
  );
  expect((await preview()).text).toContain('Preview to test the form');
});

test('EDIT-06 no page view, no consent, no tag manager', async () => {
  const facts = /id="page-data">(.*?)<\/script>/.exec((await preview()).text)?.[1] ?? '{}';
  expect(JSON.parse(facts)).toMatchObject({ editing: true });
  expect(JSON.parse(facts)).not.toHaveProperty('pageView');
  expect(JSON.parse(facts)).not.toHaveProperty('consent');
  expect(JSON.parse(facts)).not.toHaveProperty('gtmID');
});

test('EDIT-08 a draft is visible nowhere else: no page, no menu, no cache, no content API, no sitemap', async () => {
  const secret = 'Hemligt tills det publiceras';
  const sights = [
    '/',
    '/om',
    '/nytt',
    '/content-api/page?path=/',
    '/content-api/page?path=/nytt',
    '/sitemap.xml',
  ];
  const seen = async () =>
    (await Promise.all(sights.map((path) => server.get(se, path)))).map(({ text }) => text);
  const before = await seen();
  const pages = server.cache.size().pages;
  draftResult = found(
    draftOf([textBlock('1', secret)], { fields: { metaTitle: secret } }),
    pageDocument('solvik-se', 'new', { path: '/nytt', name: secret }),
    { kind: 'shell', site: 'solvik-se', language: 'sv', key: 'footer', body: { legal: secret } },
  );
  expect((await preview('/', '&page=home&language=sv')).text).toContain(secret);
  expect((await preview('/nytt', '&page=new&language=sv')).text).toContain(secret);
  expect((await post('/', { documents: [draftOf([textBlock('1', secret)])] })).text).toContain(secret);
  expect(await seen()).toEqual(before);
  expect(server.cache.size().pages).toBe(pages);
});
