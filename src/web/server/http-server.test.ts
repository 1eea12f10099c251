import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer } from '../../main/testing/a-server.ts';
import { pageDocument, siteDocument, textBlock } from '../../main/testing/documents.ts';

const host = 'solvik-se.localhost';
let server: Awaited<ReturnType<typeof aServer>>;
beforeAll(async () => {
  server = await aServer([
    siteDocument('solvik-se'),
    siteDocument('solvik-uk', { languages: [{ code: 'en' }], country: 'GB' }),
    pageDocument('solvik-se', 'home', { main: [textBlock('1', 'Hem')] }),
  ]);
});
afterAll(() => server.close());

/** Bytes as they are, also such as no HTTP client sends. */
async function send(bytes: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

test('a path above 4 kB is refused with 414 and the security headers', async () => {
  const long = await server.get(host, `/${'a'.repeat(4096)}`);
  expect([long.status, long.headers['x-content-type-options']]).toEqual([414, 'nosniff']);
  expect((await server.get(host, `/${'a'.repeat(4000)}`)).status).toBe(404);
});

test('what the HTTP parser refuses has the security headers, too', async () => {
  const refused = await send(`GET / HTTP/1.1\r\nHost: ${host}\r\nbroken header\r\n\r\n`);
  expect(refused).toMatch(/^HTTP\/1\.1 400 /);
  expect(refused).toContain('X-Content-Type-Options: nosniff');
  const redirected = await send(`GET /köp HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  expect(redirected).toMatch(/^HTTP\/1\.1 30[18] /);
  expect(redirected).toContain('X-Content-Type-Options: nosniff');
});

test('a request without a host, or with an expectation of its own, is refused with the security headers', async () => {
  for (const [lines, status] of [
    ['', 400],
    [`Host: ${host}\r\nExpect: more`, 417],
  ] as const) {
    const refused = await send(`GET / HTTP/1.1\r\nConnection: close\r\n${lines && `${lines}\r\n`}\r\n`);
    expect(refused).toContain(`HTTP/1.1 ${status} `);
    expect(refused).toContain('X-Content-Type-Options: nosniff');
  }
  expect(await send('GET /healthz HTTP/1.0\r\n\r\n')).toContain('HTTP/1.1 200 ');
});

test('a request that names two hosts is refused, whichever comes first and however it is written', async () => {
  for (const lines of [`Host: ${host}\r\nHost: solvik-uk.localhost`, `host: evil.example\r\nHOST: ${host}`]) {
    const refused = await send(`GET / HTTP/1.1\r\nConnection: close\r\n${lines}\r\n\r\n`);
    expect(refused).toContain('HTTP/1.1 400 ');
    expect(refused).toContain('SEVERAL_HOSTS');
    expect(refused).toContain('X-Content-Type-Options: nosniff');
  }
});

test('headers that come in too slowly are closed after 30 s, an idle connection later than proxies close theirs', () => {
  const { requestTimeout, headersTimeout, keepAliveTimeout } = server.server.server;
  expect(headersTimeout).toBe(30_000);
  // A feed of 200 MB needs half an hour on a line of one megabit; bodies that come in too slowly are refused by their rate.
  expect(requestTimeout).toBeGreaterThan(1_800_000);
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
});

test('an address of an API that cannot be decoded is refused with the security headers', async () => {
  const refused = await server.get(host, '/api/%ff');
  expect([refused.status, refused.headers['x-content-type-options']]).toEqual([400, 'nosniff']);
});

test.each(['/robots.txt', '/sitemap.xml', '/content-api/page?path=/'])(
  'X-Forwarded-Host does not choose the site of %s',
  async (path) => {
    const plain = await server.get(host, path);
    const forwarded = await server.get(host, path, {
      headers: { 'x-forwarded-host': 'solvik-uk.localhost' },
    });
    expect(forwarded.text).toBe(plain.text);
  },
);

test.each(['/preview/?token=a&token=b', '/content-api/page?path=/a&path=/b', '/content-api/page?path[]=/'])(
  'a repeated parameter is no fault of ours: %s',
  async (path) => {
    expect((await server.get(host, path)).status).toBeLessThan(500);
  },
);
