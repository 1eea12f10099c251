import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { remoteFormBuilder } from './remote-form-builder.ts';

test('LEAD-11 the latest submission is fetched from a remote form builder, with its key', async () => {
  const { builder, requests } = await aProvider(200, {
    content: [
      {
        id: '55',
        form_id: '7',
        created_at: '2026-11-15 08:00:00',
        answers: { '3': { name: 'who', text: 'Who?', type: 'control_textbox', order: '1', answer: 'Maja' } },
      },
    ],
  });
  const latest = await builder.latestSubmission('7');
  expect(latest?.answers['3']?.answer).toBe('Maja');
  expect(requests).toEqual([{ url: '/form/7/submissions?limit=1&orderby=created_at', key: 'secret' }]);
});

test('a form without submissions has no latest one', async () => {
  const { builder } = await aProvider(200, { content: [] });
  expect(await builder.latestSubmission('7')).toBeUndefined();
});

test('LEAD-13 a provider that is down or sends an invalid body is a failure, not an empty result', async () => {
  const { builder: down } = await aProvider(500, {});
  await expect(down.latestSubmission('7')).rejects.toThrow('answered 500');
  const { builder: nonsense } = await aProvider(200, { content: 'yes' });
  await expect(nonsense.latestSubmission('7')).rejects.toThrow();
});

async function aProvider(status: number, body: unknown) {
  const requests: { url: string | undefined; key: unknown }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url, key: request.headers['apikey'] });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { builder: remoteFormBuilder({ apiUrl: `http://127.0.0.1:${port}`, apiKey: 'secret' }), requests };
}
