import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../src/shared/platform/testing/free-port.ts';
import { startRoundRobinProxy } from './round-robin-proxy.ts';

test('each process gets its turn, with the host and the body that the client sent', async () => {
  const seen: string[] = [];
  const echo =
    (name: string): RequestListener =>
    async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      seen.push(`${name} ${request.headers.host} ${body}`);
      response.writeHead(201).end(body);
    };
  const proxy = await proxyTo([await listening(echo('one')), await listening(echo('two'))]);
  for (const body of ['a', 'b', 'c', 'd']) {
    const response = await fetch(`http://127.0.0.1:${proxy.port}/api`, { method: 'POST', body });
    expect([response.status, await response.text()]).toEqual([201, body]);
  }
  expect(seen.filter((each) => each.startsWith('one')).length).toBe(2);
  expect(seen.map((each) => each.split(' ')[1])).toEqual(Array(4).fill(`127.0.0.1:${proxy.port}`));
});

test('a process that refuses connections is passed over, also for a post, and left out for a moment', async () => {
  const up = await listening((_, response) => response.end('here'));
  const proxy = await proxyTo([await freePort(), up]);
  for (let sent = 0; sent < 6; sent += 1) {
    const response = await fetch(`http://127.0.0.1:${proxy.port}/`, { method: 'POST', body: 'lead' });
    expect(await response.text()).toBe('here');
  }
  expect(proxy.counts.passedOn).toBe(1);
});

test('a post that a process has taken is answered 502 when it ends, and never sent to another', async () => {
  let received = 0;
  const dying = () =>
    listening((request) => {
      received += 1;
      request.socket.destroy();
    });
  const proxy = await proxyTo([await dying(), await dying()]);
  const response = await fetch(`http://127.0.0.1:${proxy.port}/`, { method: 'POST', body: 'lead' });
  expect([response.status, response.headers.get('x-proxy-error')]).toEqual([502, 'cut']);
  expect(received).toBe(1);
});

test('without any process the answer is 503 with Retry-After', async () => {
  const proxy = await proxyTo([await freePort()]);
  const response = await fetch(`http://127.0.0.1:${proxy.port}/`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
});

async function listening(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function proxyTo(ports: readonly number[]) {
  const proxy = await startRoundRobinProxy(() => ports);
  onTestFinished(proxy.stop);
  return proxy;
}
