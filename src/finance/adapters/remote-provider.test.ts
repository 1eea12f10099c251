import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { aCfdRequest, aDefaultRequest } from '../uk/testing/requests.ts';
import { remoteProvider } from './remote-provider.ts';

const noPages = () => undefined;

test('UKF-01 UKF-04 UKF-09 a provider elsewhere is asked at its three addresses, with its key', async () => {
  const { provider, asked, answerWith } = await aStandIn();
  answerWith(200, { Products: [] });
  expect(await provider.products(aDefaultRequest())).toEqual({ Products: [] });
  answerWith(200, { Vehicles: [{ Id: '1', HasError: true, Error: { UserMessage: 'No.' } }] });
  expect((await provider.quotes(aCfdRequest(), noPages)).Vehicles[0]).toMatchObject({ HasError: true });
  answerWith(200, { TermsAndConditions: 'Read me.' });
  expect(await provider.legal('SLV-1')).toEqual({ TermsAndConditions: 'Read me.' });
  expect(asked).toEqual([
    { call: 'POST /api/default', key: 'secret', body: aDefaultRequest() },
    { call: 'POST /api/cfd', key: 'secret', body: aCfdRequest() },
    { call: 'GET /api/legal?quoteRef=SLV-1', key: 'secret', body: undefined },
  ]);
});

test('UKF-08 what the card shows is taken over, what it does not know is left behind', async () => {
  const { provider, answerWith } = await aStandIn();
  const Quote = {
    ...{ Term: 48, TotalDeposit: 5500, TotalRegularPayment: 501.67, QuoteReference: 'CW-204-771' },
    QuoteActions: { Apply: 'https://provider.example/apply/1' },
    Notifications: [{ Message: 'Deposit changed.' }],
    Blocks: [{ Title: 'Example', Details: [{ Label: 'APR', DisplayValue: '9.9%', Key: 'APR' }] }],
  };
  const quotation = { FamilyKey: 'PCP', HasError: false, Finance: { Quote: { ...Quote, Secret: 1 } } };
  answerWith(200, { Vehicles: [{ Id: '1', HasError: false, FinanceQuotations: [quotation] }] });
  const { Vehicles } = await provider.quotes(aCfdRequest(), noPages);
  expect(Vehicles[0]?.FinanceQuotations[0]).toEqual({
    FamilyKey: 'PCP',
    HasError: false,
    Finance: { Quote },
  });
});

test('an address to apply at that is no web address is not put on the page', async () => {
  const { provider, answerWith } = await aStandIn();
  const Quote = { Term: 48, TotalDeposit: 1, TotalRegularPayment: 1, QuoteReference: 'CW-204-771' };
  const bad = { ...Quote, QuoteActions: { Apply: 'javascript:alert(1)' } };
  const quotation = { FamilyKey: 'PCP', HasError: false, Finance: { Quote: bad } };
  answerWith(200, { Vehicles: [{ Id: '1', HasError: false, FinanceQuotations: [quotation] }] });
  const { Vehicles } = await provider.quotes(aCfdRequest(), noPages);
  expect(Vehicles[0]?.FinanceQuotations[0]).toMatchObject({ Finance: { Quote: { QuoteActions: {} } } });
});

test('UKF-12 a provider that is down or talks nonsense is a failure', async () => {
  const { provider, answerWith } = await aStandIn();
  answerWith(500, {});
  await expect(provider.products(aDefaultRequest())).rejects.toThrow('answered 500');
  answerWith(200, { Products: 'all of them' });
  await expect(provider.products(aDefaultRequest())).rejects.toThrow();
});

test('UKF-12 a provider that never answers is not waited for', async () => {
  const { provider, answerWith } = await aStandIn(100);
  answerWith(undefined, {});
  await expect(provider.products(aDefaultRequest())).rejects.toThrow(/time/i);
});

test('a quote the provider does not know has no terms', async () => {
  const { provider, answerWith } = await aStandIn();
  answerWith(404, {});
  expect(await provider.legal('SLV-9')).toBeUndefined();
});

/** Answers what it is told to; without a status it never does. */
async function aStandIn(patienceMs?: number) {
  let answer: { status: number | undefined; body: object } = { status: 200, body: {} };
  const asked: { call: string; key: unknown; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('');
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    asked.push({ call: `${request.method} ${request.url}`, key: request.headers['x-api-key'], body });
    if (answer.status === undefined) return;
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const provider = remoteProvider({ url: `http://127.0.0.1:${port}/api/`, apiKey: 'secret' }, patienceMs);
  const answerWith = (status: number | undefined, body: object) => {
    answer = { status, body };
  };
  return { provider, asked, answerWith };
}
