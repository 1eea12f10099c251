import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { aCfdRequest, aDefaultRequest } from '../plans/uk/testing/requests.ts';
import { remoteProvider } from './remote-provider.ts';

const noPages = () => undefined;

test('UKF-01 UKF-04 UKF-09 a remote provider is called at its three endpoints, with its key', async () => {
  const { provider, requests, respondWith } = await aProvider();
  respondWith(200, { Products: [] });
  expect(await provider.products(aDefaultRequest())).toEqual({ Products: [] });
  respondWith(200, { Vehicles: [{ Id: '1', HasError: true, Error: { UserMessage: 'No.' } }] });
  expect((await provider.quotes(aCfdRequest(), noPages)).Vehicles[0]).toMatchObject({ HasError: true });
  respondWith(200, { TermsAndConditions: 'Read me.' });
  expect(await provider.legal('SLV-1')).toEqual({ TermsAndConditions: 'Read me.' });
  expect(requests).toEqual([
    { call: 'POST /api/default', key: 'secret', body: aDefaultRequest() },
    { call: 'POST /api/cfd', key: 'secret', body: aCfdRequest() },
    { call: 'GET /api/legal?quoteRef=SLV-1', key: 'secret', body: undefined },
  ]);
});

test('UKF-08 fields that the card shows are returned, others are dropped', async () => {
  const { provider, respondWith } = await aProvider();
  const Quote = {
    Term: 48,
    TotalDeposit: 5500,
    TotalRegularPayment: 501.67,
    QuoteReference: 'CW-204-771',
    QuoteActions: { Apply: 'https://provider.example/apply/1' },
    Notifications: [{ Message: 'Deposit changed.' }],
    Blocks: [{ Title: 'Example', Details: [{ Label: 'APR', DisplayValue: '9.9%', Key: 'APR' }] }],
  };
  const quotation = { FamilyKey: 'PCP', HasError: false, Finance: { Quote: { ...Quote, Secret: 1 } } };
  respondWith(200, { Vehicles: [{ Id: '1', HasError: false, FinanceQuotations: [quotation] }] });
  const { Vehicles } = await provider.quotes(aCfdRequest(), noPages);
  expect(Vehicles[0]?.FinanceQuotations[0]).toEqual({
    FamilyKey: 'PCP',
    HasError: false,
    Finance: { Quote },
  });
});

test('an apply link that is no web address is dropped', async () => {
  const { provider, respondWith } = await aProvider();
  const Quote = { Term: 48, TotalDeposit: 1, TotalRegularPayment: 1, QuoteReference: 'CW-204-771' };
  const bad = { ...Quote, QuoteActions: { Apply: 'javascript:alert(1)' } };
  const quotation = { FamilyKey: 'PCP', HasError: false, Finance: { Quote: bad } };
  respondWith(200, { Vehicles: [{ Id: '1', HasError: false, FinanceQuotations: [quotation] }] });
  const { Vehicles } = await provider.quotes(aCfdRequest(), noPages);
  expect(Vehicles[0]?.FinanceQuotations[0]).toMatchObject({ Finance: { Quote: { QuoteActions: {} } } });
});

test('UKF-12 a provider that is down or sends an invalid body is a failure', async () => {
  const { provider, respondWith } = await aProvider();
  respondWith(500, {});
  await expect(provider.products(aDefaultRequest())).rejects.toThrow('answered 500');
  respondWith(200, { Products: 'all of them' });
  await expect(provider.products(aDefaultRequest())).rejects.toThrow();
});

test('UKF-12 a provider that never responds times out', async () => {
  const { provider, respondWith } = await aProvider(100);
  respondWith(undefined, {});
  await expect(provider.products(aDefaultRequest())).rejects.toThrow(/time/i);
});

test('a quote the provider does not know has no terms', async () => {
  const { provider, respondWith } = await aProvider();
  respondWith(404, {});
  expect(await provider.legal('SLV-9')).toBeUndefined();
});

/** Responds as configured; without a status it never does. */
async function aProvider(timeoutMs?: number) {
  let reply: { status: number | undefined; body: object } = { status: 200, body: {} };
  const requests: { call: string; key: unknown; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('');
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    requests.push({ call: `${request.method} ${request.url}`, key: request.headers['x-api-key'], body });
    if (reply.status === undefined) return;
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const provider = remoteProvider({ url: `http://127.0.0.1:${port}/api/`, apiKey: 'secret' }, timeoutMs);
  const respondWith = (status: number | undefined, body: object) => {
    reply = { status, body };
  };
  return { provider, requests, respondWith };
}
