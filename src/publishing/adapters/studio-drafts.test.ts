import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { studioDrafts } from './studio-drafts.ts';

const page = { site: 'solvik-se', language: 'sv', key: 'om/oss' };
const close: (() => void)[] = [];
afterEach(() => {
  for (const each of close.splice(0)) each();
});

async function aStudio(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
  close.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the draft of a page is asked for with the pass, and its documents come back', async () => {
  const asked: unknown[] = [];
  const documents = [
    { kind: 'page', site: 'solvik-se', language: 'sv', key: 'om/oss', body: { name: 'Om' } },
  ];
  const studio = await aStudio((request, response) => {
    asked.push([request.url, request.headers.authorization]);
    response.end(JSON.stringify({ documents }));
  });
  expect(await studioDrafts(studio).find(page, 'the-pass')).toEqual({ state: 'found', documents });
  expect(asked).toEqual([['/admin/api/drafts/solvik-se/sv/om%2Foss', 'Bearer the-pass']]);
});

test.each([
  [401, 'refused'],
  [404, 'none'],
  [500, 'unreachable'],
])('an answer of %i means %s', async (status, state) => {
  const studio = await aStudio((_, response) => response.writeHead(status).end());
  expect((await studioDrafts(studio).find(page, 'x')).state).toBe(state);
});

test('a studio that is away, or says what nobody understands, is unreachable', async () => {
  expect((await studioDrafts('http://127.0.0.1:1').find(page, 'x')).state).toBe('unreachable');
  const studio = await aStudio((_, response) => response.end('{"documents":[{"kind":"nothing"}]}'));
  expect((await studioDrafts(studio).find(page, 'x')).state).toBe('unreachable');
});
