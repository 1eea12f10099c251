import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RedirectRule } from '../../content/redirects/rule.ts';
import { aServer } from '../../main/testing/a-server.ts';
import { pageDocument, siteDocument, textBlock } from '../../main/testing/documents.ts';

const se = 'solvik-se.localhost';
const uk = 'solvik-uk.localhost';
const rule = (source: string, destination: string): RedirectRule => ({
  source,
  destination,
  permanent: true,
});
const table = (site: string, body: readonly unknown[]) => ({
  kind: 'redirects' as const,
  site,
  language: '',
  key: '',
  body,
});

const swedish = [
  rule('/om-oss', '/om-solvik'),
  rule('/Kontakty', '/kontakty'),
  rule('/en/{path*}', '/'),
  rule('/sjö', '/om-solvik'),
  { ...rule('/blogg/{path*}', '/livet/{path*}'), otherwise: '/om-solvik' },
];

let server: Awaited<ReturnType<typeof aServer>>;
beforeAll(async () => {
  server = await aServer([
    siteDocument('solvik-se', { redirectsWww: true, groupSlug: 'solvik' }),
    siteDocument('solvik-uk', { languages: [{ code: 'en' }] }),
    pageDocument('solvik-se', 'home', {}),
    pageDocument('solvik-se', 'home', { main: [textBlock('1', 'In English.')] }, 'en'),
    pageDocument('solvik-se', 'about', { path: '/om-solvik' }),
    pageDocument('solvik-se', 'contact', { path: '/kontakty' }),
    pageDocument('solvik-se', 'story', { path: '/livet/vinter' }),
    pageDocument('solvik-uk', 'home', {}, 'en'),
    table('solvik-se', swedish),
  ]);
});
afterAll(() => server.close());

async function moved(host: string, path: string, method = 'GET') {
  const { status, headers, text } = await server.send(host, path, { method });
  return { status, location: headers.location, text };
}

test('ROUTE-12 GET and HEAD are redirected permanently, with 308; other methods are not', async () => {
  expect(await moved(se, '/om-oss?a=1')).toMatchObject({ status: 308, location: '/om-solvik?a=1' });
  expect(await moved(se, '/om-oss', 'HEAD')).toEqual({ status: 308, location: '/om-solvik', text: '' });
  expect(await moved(se, '/om-oss', 'POST')).toMatchObject({ status: 404, location: undefined });
});

test('browsers cache a permanent redirect for an hour only, so that a rule can be corrected', async () => {
  const { headers } = await server.get(se, '/om-oss');
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

test('an old address with a slash at its end takes one hop, not two', async () => {
  expect(await moved(se, '/om-oss/')).toMatchObject({ status: 308, location: '/om-solvik' });
});

test('ROUTE-09 one site’s rules never apply to another', async () => {
  expect((await moved(uk, '/om-oss')).status).toBe(404);
});

test('ROUTE-10 www redirects to the bare host before any rule applies', async () => {
  const { location } = await moved(`www.${se}`, '/om-oss?a=1');
  expect(location).toBe('http://solvik-se.localhost:3000/om-oss?a=1');
});

test('ROUTE-19 a rule with ö matches encoded and as raw bytes', async () => {
  const bytes = Buffer.from('/sjö').toString('latin1');
  for (const path of ['/sj%C3%B6', '/sj%c3%b6', '/sjo%CC%88', bytes])
    expect(await moved(se, path)).toMatchObject({ status: 308, location: '/om-solvik' });
});

test('ROUTE-20 /Kontakty is redirected once, /kontakty is served', async () => {
  expect(await moved(se, '/Kontakty')).toMatchObject({ status: 308, location: '/kontakty' });
  expect((await moved(se, '/kontakty')).status).toBe(200);
});

test('ROUTE-32 a language of the site retains its prefix; unknown addresses under it are not found', async () => {
  expect((await server.get(se, '/en')).text).toContain('In English.');
  for (const path of ['/en/nope', '/en/a/b/c']) expect((await moved(se, path)).status, path).toBe(404);
});

test('RED-87 an existing story is found, a deleted one redirects to another page', async () => {
  expect(await moved(se, '/blogg/vinter')).toMatchObject({ location: '/livet/vinter' });
  expect(await moved(se, '/blogg/borta')).toMatchObject({ location: '/om-solvik' });
  server.publish([pageDocument('solvik-se', 'back', { path: '/livet/borta' })]);
  expect(await moved(se, '/blogg/borta')).toMatchObject({ location: '/livet/borta' });
});

test('a query that is wrongly encoded is passed on and breaks nothing', async () => {
  expect(await moved(se, '/om-oss?a=%zz&%E0%A4%A')).toMatchObject({
    status: 308,
    location: '/om-solvik?a=%zz&%E0%A4%A',
  });
});

test('ROUTE-26 RED-59 a published rule applies at once, also where there is a cached page', async () => {
  server.publish([pageDocument('solvik-se', 'old', { path: '/gammal' })]);
  expect((await moved(se, '/gammal')).status).toBe(200);
  expect((await moved(se, '/gammal')).status).toBe(200);
  server.publish([table('solvik-se', [...swedish, rule('/gammal', '/om-solvik')])]);
  expect(await moved(se, '/gammal')).toMatchObject({ status: 308, location: '/om-solvik' });
  server.publish([table('solvik-se', swedish)]);
  expect((await moved(se, '/gammal')).status).toBe(200);
});

test('ROUTE-24 redirects need no search and no other call: the services of this server refuse every call', async () => {
  expect((await moved(se, '/om-oss')).status).toBe(308);
  expect(server.lines.filter(({ code }) => code === 'SEARCH_FAILED')).toEqual([]);
});

test('ROUTE-11 an invalid rule is left out and logged once; the others apply', async () => {
  const bad = [
    { source: '/x', destination: '/om-solvik', permanent: false },
    rule('om', '/'),
    rule('/{store}-x', '/'),
    null,
    rule('/rund', '/rund/om'),
    rule('/rund/{path*}', '/rund'),
  ];
  server.lines.length = 0;
  server.publish([table('solvik-se', [...bad, ...swedish])]);
  const refused = () => server.lines.filter(({ code }) => code === 'REDIRECT_RULE_REFUSED');
  expect(refused().map(({ rule: number }) => number)).toEqual([1, 2, 3, 4, 6]);
  expect(refused().map(({ reason }) => reason)).toContain(
    'It is left out: it speaks of {store}, and the site has no such slug.',
  );
  server.publish([pageDocument('solvik-se', 'other', { path: '/annan' })]);
  expect(refused()).toHaveLength(5);
  expect((await moved(se, '/om-oss')).status).toBe(308);
  expect((await moved(se, '/x')).status).toBe(404);
});

test('a table that is no list is refused, and the one before stays', async () => {
  server.publish([table('solvik-se', swedish)]);
  server.publish([{ ...table('solvik-se', []), body: { rules: [] } }]);
  expect((await moved(se, '/om-oss')).status).toBe(308);
  expect(server.lines).toContainEqual(
    expect.objectContaining({ code: 'CONTENT_DOCUMENT_REFUSED', kind: 'redirects' }),
  );
});
