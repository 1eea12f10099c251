import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../../features/operations/metrics/metrics.ts';
import { aServer } from '../../main/testing/a-server.ts';
import { pageDocument, siteDocument, textBlock } from '../../main/testing/documents.ts';
import { openMetricsServer } from './metrics-server.ts';

const se = 'solvik-se.localhost';
const metricsToken = 'a-token-for-tests-only';
const withToken = { headers: { authorization: `Bearer ${metricsToken}` } };
const documents = [
  siteDocument('solvik-se'),
  pageDocument('solvik-se', 'home', { main: [textBlock('1', 'Hem')] }),
  pageDocument('solvik-se', 'about', { path: '/om', main: [textBlock('1', 'Om')] }),
];

async function anInstallation(more = {}) {
  const server = await aServer(documents, { app: { metricsToken, ...more } });
  onTestFinished(() => server.close());
  const read = async () => (await server.get(se, '/metrics', withToken)).text;
  return { ...server, read };
}

const requestCount = (text: string, labels: string) =>
  Number(text.split(`forecourt_http_request_duration_seconds_count{${labels}} `)[1]?.split('\n')[0] ?? 0);

test('without a token in the settings nobody finds the metrics', async () => {
  const server = await anInstallation({ metricsToken: undefined });
  expect((await server.get(se, '/metrics', withToken)).status).toBe(404);
});

test.each([undefined, 'Bearer wrong', `Basic ${metricsToken}`, metricsToken])(
  'who does not send the token is refused: %s',
  async (authorization) => {
    const server = await anInstallation();
    const { status, text } = await server.get(
      se,
      '/metrics',
      authorization ? { headers: { authorization } } : {},
    );
    expect([status, JSON.parse(text).code]).toEqual([401, 'WRONG_TOKEN']);
  },
);

test('pages count by their kind, whether they were rendered or came from the cache', async () => {
  const server = await anInstallation();
  for (let visit = 0; visit < 3; visit += 1) await server.get(se, '/');
  await server.get(se, '/om');
  await server.get(se, '/api/nothing');
  await expect
    .poll(async () => requestCount(await server.read(), 'route="/*",page="home",status="2xx"'))
    .toBe(3);
  const text = await server.read();
  expect(requestCount(text, 'route="/*",page="content",status="2xx"')).toBe(1);
  expect(text).toContain('forecourt_page_render_seconds_count{page="home"} 1');
});

test('addresses that visitors make up do not make series', async () => {
  const server = await anInstallation();
  const series = async () => (await server.read()).split('\n').filter((line) => !line.startsWith('#')).length;
  const visit = async (name: string) => {
    await server.get(se, `/${name}`);
    await server.get(se, `/om?${name}=${name}`);
    await server.get(se, `/api/${name}`);
    await server.get(`${name}.example`, `/${name}`);
    await server.send(se, `/${name}`, { method: 'POST' });
  };
  await visit('first');
  await expect
    .poll(async () => requestCount(await server.read(), 'route="/metrics",page="",status="2xx"'))
    .toBeGreaterThan(1);
  const before = await series();
  for (let each = 0; each < 40; each += 1) await visit(`random-${each * 7919}`);
  expect(await series()).toBe(before);
});

test('on a port of its own the metrics need no token, and nothing else is there', async () => {
  const server = await openMetricsServer(createMetrics(), 0);
  onTestFinished(async () => {
    server.close();
    await once(server, 'close');
  });
  const { port, address } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const found = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([found.status, await found.text()]).toEqual([200, expect.stringContaining('# TYPE forecourt_')]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});
