import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { studioDrafts } from './studio-drafts.ts';

const page = { site: 'solvik-se', language: 'sv', key: 'om/oss' };
const close: (() => void)[] = [];
afterEach(() => {
  for (const each of close.splice(0)) each();
});

async function aStudio(handler: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handler);
  close.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the draft of a page is fetched with the preview token, and its documents are returned', async () => {
  const requests: unknown[] = [];
  const documents = [
    { kind: 'page', site: 'solvik-se', language: 'sv', key: 'om/oss', body: { name: 'Om' } },
  ];
  const studio = await aStudio((request, response) => {
    requests.push([request.url, request.headers.authorization]);
    response.end(JSON.stringify({ documents }));
  });
  expect(await studioDrafts(studio).find(page, 'the-token')).toEqual({ state: 'found', documents });
  expect(requests).toEqual([['/admin/api/drafts/solvik-se/sv/om%2Foss', 'Bearer the-token']]);
});

test.each([
  [401, 'refused'],
  [404, 'none'],
  [500, 'unreachable'],
])('a response of %i means %s', async (status, state) => {
  const studio = await aStudio((_, response) => response.writeHead(status).end());
  expect((await studioDrafts(studio).find(page, 'x')).state).toBe(state);
});

test('a studio that does not respond, or sends an invalid response, is unreachable', async () => {
  expect((await studioDrafts('http://127.0.0.1:1').find(page, 'x')).state).toBe('unreachable');
  const studio = await aStudio((_, response) => response.end('{"documents":[{"kind":"nothing"}]}'));
  expect((await studioDrafts(studio).find(page, 'x')).state).toBe('unreachable');
});
