import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aLead, extensionContract, leadDeliveryContract, startSite } from 'forecourt/extension/testing';
import { expect, onTestFinished, test } from 'vitest';
import { deliverLead } from './deliver-lead.ts';
import extension from './extension.ts';

extensionContract(extension);

test('visitors are greeted by name', async () => {
  const main = [{ id: 'a', block: 'template-greeting', fields: { name: 'Karin' } }];
  const { get } = await startSite(extension, { main });
  expect((await get('/')).body).toContain('Välkommen, Karin');
});

leadDeliveryContract('the receiver', async () => {
  const keys = new Set<unknown>();
  let refusals = 0;
  const server = createServer((request, response) => {
    request.resume();
    const isRefused = refusals > 0;
    if (isRefused) refusals -= 1;
    else keys.add(request.headers['idempotency-key']);
    response.writeHead(isRefused ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const log = { info() {}, warn() {}, error() {} };
  return {
    deliver: (lead, key) =>
      deliverLead(lead, { settings: { url }, key, log, signal: AbortSignal.timeout(5000) }),
    arrived: () => keys.size,
    failNext: () => {
      refusals += 1;
    },
  };
});

test('without an address a lead goes nowhere, and is not tried again', async () => {
  const log = { info() {}, warn() {}, error() {} };
  const context = { settings: { url: undefined }, key: 'a', log, signal: AbortSignal.timeout(5000) };
  await expect(deliverLead(aLead(), context)).resolves.toBeUndefined();
});
