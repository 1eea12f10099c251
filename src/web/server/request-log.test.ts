import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { aServer } from '../../main/testing/a-server.ts';
import { pageDocument, siteDocument, textBlock } from '../../main/testing/documents.ts';
import { createLog } from '../../shared/platform/log.ts';
import { currentRequest } from '../../shared/platform/request-scope.ts';

const se = 'solvik-se.localhost';
const documents = [
  siteDocument('solvik-se'),
  pageDocument('solvik-se', 'home', { main: [textBlock('1', 'Hem')] }),
];

async function anInstallation(studio?: string) {
  const lines: { code: string; requestId?: string }[] = [];
  const destination = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const log = createLog({ level: 'info', destination });
  const server = await aServer(documents, { app: { log }, ...(studio && { studio }) });
  onTestFinished(() => server.close());
  return { ...server, lines };
}

test('every answer names its request: a rendered page, a cached one, one that the browser has, none, and an API', async () => {
  const server = await anInstallation();
  const first = await server.get(se, '/');
  const cached = await server.get(se, '/');
  const known = await server.get(se, '/', { headers: { 'if-none-match': String(cached.headers.etag) } });
  const missing = await server.get(se, '/nope');
  const api = await server.get(se, '/api/nope');
  const wrong = await server.get(se, '/%ZZ');
  const all = [first, cached, known, missing, api, wrong];
  expect(all.map(({ status }) => status)).toEqual([200, 200, 304, 404, 404, 404]);
  const ids = all.map(({ headers }) => headers['x-request-id']);
  expect(ids.every((id) => /^[0-9a-f-]{36}$/.test(String(id)))).toBe(true);
  expect(new Set(ids).size).toBe(all.length);
});

test('an answer to what is not HTTP names one, too', async () => {
  const { server } = await anInstallation();
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('GIBBERISH\r\n\r\n');
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 400 .*\r\nX-Request-Id: [0-9a-f-]{36}\r\n/s);
});

test('the id that a proxy of the operator gives is in the answer and in every line of the request', async () => {
  const server = await anInstallation();
  const headers = { 'x-request-id': 'edge-00000001', 'content-type': 'application/json' };
  const body = JSON.stringify({ code: 'SCRIPT_ERROR', message: 'x', place: 'window' });
  const sent = await server.send(se, '/api/client-errors', { method: 'POST', headers, body });
  expect(sent.headers['x-request-id']).toBe('edge-00000001');
  await expect.poll(() => server.lines.length).toBe(2);
  expect(server.lines.map(({ code, requestId }) => [code, requestId])).toEqual([
    ['SCRIPT_ERROR', 'edge-00000001'],
    ['REQUEST', 'edge-00000001'],
  ]);
  expect(currentRequest()).toBeUndefined();
});

test('the studio gets it with what is passed on', async () => {
  const seen: (string | string[] | undefined)[] = [];
  const studio = createServer((request, response) => {
    if (request.url !== '/admin/api/ready') seen.push(request.headers['x-request-id']);
    response.end('{}');
  });
  await new Promise<void>((ready) => studio.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void studio.close());
  const server = await anInstallation(`http://127.0.0.1:${(studio.address() as AddressInfo).port}`);
  await server.get(se, '/admin', { headers: { 'x-request-id': 'edge-00000002' } });
  expect(seen).toEqual(['edge-00000002']);
});
