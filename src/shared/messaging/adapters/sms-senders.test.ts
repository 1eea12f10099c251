import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import type { SmsMessage } from '../sms.ts';
import { smsSenderContract } from '../sms-sender.contract.ts';
import { databaseSmsSender } from './database-sms-sender.ts';
import { httpSmsGateway } from './http-sms-gateway.ts';

for (const { name, fresh } of testDatabases)
  smsSenderContract(`the outbox on ${name}`, async () => {
    const sender = databaseSmsSender(await (await fresh()).open(), () => new Date());
    return { sender, sent: () => sender.latest(10) };
  });

/** A gateway that detects duplicates by key, as real ones do. */
async function aGateway({ status = 202, isSilent = false } = {}) {
  const requests: { headers: IncomingHttpHeaders; body: SmsMessage }[] = [];
  const messages = new Map<string, SmsMessage>();
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const body: SmsMessage = JSON.parse(text);
    requests.push({ headers: request.headers, body });
    if (!messages.has(body.key)) messages.set(body.key, body);
    if (!isSilent) response.writeHead(status, { location: '/elsewhere' }).end('{"id":"1"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  return { url, requests, messages };
}

smsSenderContract('the HTTP gateway', async () => {
  const { url, messages } = await aGateway();
  return { sender: httpSmsGateway({ url, apiKey: 'key' }), sent: async () => [...messages.values()] };
});

const sms = { key: 'SB-1.0.booking-sms', about: 'SB-1', from: 'Solvik', to: '+46701234567', text: 'Hej' };

test('the gateway gets the key, the sender, the number and the text, and the operator’s API key', async () => {
  const { url, requests } = await aGateway();
  await httpSmsGateway({ url, apiKey: 'a key' }).send(sms);
  const { about: _, ...sent } = sms;
  expect(requests[0]?.body).toEqual(sent);
  expect(requests[0]?.headers).toMatchObject({
    'x-api-key': 'a key',
    'content-type': 'application/json',
    'idempotency-key': sms.key,
  });
});

test.each([500, 402, 302])(
  'an answer of %i is a failure, and names neither number nor text',
  async (status) => {
    const { url } = await aGateway({ status });
    await expect(httpSmsGateway({ url, apiKey: '' }).send(sms)).rejects.toThrow(
      `the SMS gateway answered ${status}`,
    );
  },
);

test('a gateway that never answers is a failure after the time limit', async () => {
  const { url } = await aGateway({ isSilent: true });
  await expect(httpSmsGateway({ url, apiKey: '', timeoutMs: 50 }).send(sms)).rejects.toThrow();
});
