import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer } from '../../main/testing/a-server.ts';
import { freshSqlite } from '../../main/testing/databases.ts';
import { pageDocument, siteDocument, textBlock } from '../../main/testing/documents.ts';
import { openTracing } from '../../main/tracing.ts';
import { enqueueDeliveries, kyselyOutbox } from '../../shared/messaging/adapters/kysely-outbox.ts';
import { startDeliveryWorker } from '../../shared/messaging/delivery-worker.ts';
import { cachedSearch } from '../../shared/search/cached-search.ts';

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
};

const spans: Span[] = [];
const resources: string[] = [];
const upstreamHeaders: IncomingHttpHeaders[] = [];
let stopTracing: () => Promise<void>;
let upstream: string;

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A collector that takes OTLP as JSON. */
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  for (const { resource, scopeSpans } of JSON.parse(Buffer.concat(chunks).toString()).resourceSpans) {
    resources.push(JSON.stringify(resource.attributes));
    for (const scope of scopeSpans) spans.push(...scope.spans);
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
const upstreamServer = createServer((request, response) => {
  upstreamHeaders.push(request.headers);
  response.end('{}');
});

beforeAll(async () => {
  const endpoint = await listen(collector);
  upstream = await listen(upstreamServer);
  stopTracing = await openTracing({ otlp: { endpoint, service: 'sites' }, release: '1.2.3' });
});
afterAll(() => {
  collector.close();
  upstreamServer.close();
});

const se = 'solvik-se.localhost';
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = {
  traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
  'x-request-id': 'edge-00000001',
};

test('a request, its rendering, its searches, queries and calls, and its deliveries are one trace', async () => {
  const { open } = await freshSqlite();
  const db = await open();
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const search = cachedSearch(
    { index: () => ({ search: () => Promise.reject(new TypeError('kim@kund.example')) }) },
    quiet,
  );
  const server = await aServer(
    [
      siteDocument('solvik-se'),
      pageDocument('solvik-se', 'home', { path: '/om', main: [textBlock('1', 'Om')] }),
    ],
    { services: { search } },
  );
  await server.get(se, '/om?secret=1', { headers });
  // What a route does within a request.
  await runAsRequest(async () => {
    await search.search('cars-solvik-se', { keyphrase: 'hemlig' });
    await fetch(`${upstream}/car/ABC123?phone=0701740605`);
    const delivery = { key: 'a.mail', channel: 'mail', about: 'a' };
    await db.transaction().execute((trx) => enqueueDeliveries(trx, [delivery], new Date().toISOString()));
  });
  const worker = startDeliveryWorker({
    outbox: kyselyOutbox(db),
    handlers: { mail: async () => void (await fetch(`${upstream}/mail`)) },
    retryPolicy: { firstDelayMs: 1, maxDelayMs: 1, maxAttempts: 1, timeoutMs: 5000 },
    log: quiet,
    clock: () => new Date(),
    random: () => 0,
    makeId: () => 'worker',
  });
  await expect.poll(() => upstreamHeaders.length).toBe(2);
  await worker.stop();
  await server.close();
  await stopTracing();
  const named = (name: string) => spans.filter((span) => span.name === name && span.traceId === traceId);
  const [request] = named('GET content');
  expect(request).toMatchObject({ parentSpanId: '00f067aa0ba902b7' });
  expect(named('render page')[0]).toMatchObject({ parentSpanId: request?.spanId });
  expect(named('search')).toHaveLength(1);
  expect(named('insert delivery').length).toBeGreaterThan(0);
  expect(named('deliver mail')).toHaveLength(1);
  expect(spans.filter(({ name }) => name === `GET ${new URL(upstream).host}`)).toHaveLength(2);
  expect(upstreamHeaders.map((each) => each['x-request-id'])).toEqual(['edge-00000001', 'edge-00000001']);
  expect(upstreamHeaders.map((each) => each['traceparent'])).toEqual([
    expect.stringContaining(traceId),
    expect.stringContaining(traceId),
  ]);
  expect(resources[0]).toContain('"sites"');
  const everything = JSON.stringify(spans);
  for (const personal of ['secret', 'hemlig', 'ABC123', '0701740605', 'kim@', '/om'])
    expect([personal, everything.includes(personal)]).toEqual([personal, false]);
});

async function runAsRequest(work: () => Promise<void>): Promise<void> {
  const { context } = await import('@opentelemetry/api');
  const { contextOf } = await import('../../shared/platform/tracing/span.ts');
  const { runInRequest } = await import('../../shared/platform/request-scope.ts');
  await context.with(contextOf(headers.traceparent), () =>
    runInRequest({ requestId: headers['x-request-id'] }, work),
  );
}
