import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { httpServer } from './http-server.ts';
import { lingerIdleConnections } from './linger.ts';

/** One client with one connection, which it keeps. */
async function aServer(lingerMs: number) {
  const server = httpServer((_, response) => void response.end('here'));
  lingerIdleConnections(server, lingerMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const post = async () => {
    const sent = request({ port, host: '127.0.0.1', method: 'POST', agent }).end('lead');
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return { reused: sent.reusedSocket, connection: answer.headers.connection };
  };
  return { server, post };
}

test('what comes over a kept connection while the process ends is answered, and the connection closed with it', async () => {
  const { server, post } = await aServer(60_000);
  expect(await post()).toEqual({ reused: false, connection: 'keep-alive' });
  const closed = once(server, 'close');
  server.close();
  expect(await post()).toEqual({ reused: true, connection: 'close' });
  await closed;
  await expect(post()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('a connection that nobody uses does not hold up the end', async () => {
  const { server, post } = await aServer(1);
  await post();
  const closed = once(server, 'close');
  server.close();
  await closed;
});
