import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { negotiateEncoding, sendPage } from './send-page.ts';
import { type StoredPage, toStoredPage } from './stored-page.ts';

const html = `<!doctype html><p>${'Kör dit vägen tar slut. '.repeat(200)}</p>`;
let page: StoredPage;
const server = createServer((incoming, outgoing) => sendPage(incoming, outgoing, page, 'request-1'));

beforeAll(async () => {
  page = await toStoredPage({
    kind: 'content',
    status: 200,
    html,
    headers: { 'Content-Type': 'text/html' },
    tags: [],
    freshMs: 1,
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server.close());

type Received = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

function get(headers: Record<string, string>, method = 'GET'): Promise<Received> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('the same page in br, gzip and plain, each with its length', async () => {
  const br = await get({ 'accept-encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(html);
  const gzip = await get({ 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.body).toString()).toBe(html);
  const plain = await get({});
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(html);
  expect(Number(br.headers['content-length'])).toBe(br.body.length);
});

test('a browser that has the page gets 304 and no bytes', async () => {
  const response = await get({ 'if-none-match': `"other", W/${page.etag}` });
  expect([response.status, response.body.length]).toEqual([304, 0]);
  expect(response.headers.etag).toBe(page.etag);
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD has all headers and no body', async () => {
  const response = await get({}, 'HEAD');
  expect([response.status, response.body.length]).toEqual([200, 0]);
  expect(response.headers['content-length']).toBe(String(Buffer.byteLength(html)));
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['', 'identity'],
  ['zstd', 'identity'],
])('of %j the best we have is %s', (accepted, encoding) => {
  expect(negotiateEncoding(accepted)).toBe(encoding);
});
