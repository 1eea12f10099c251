import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readEventStream } from '../testing/read-event-stream.ts';
import { formatEvent, sendEventStream } from './event-stream.ts';

test('an event is written as the format wants it, whatever stands in it', () => {
  expect(formatEvent({ id: '1\n2', event: 'end', data: { text: 'a\nb' } })).toBe(
    'id: 12\nevent: end\ndata: {"text":"a\\nb"}\n\n',
  );
  expect(formatEvent({ data: 1 })).toBe('data: 1\n\n');
});

test('while nothing is found, comments keep the connection open', async () => {
  const { promise: found, resolve } = Promise.withResolvers<void>();
  const server = Fastify();
  server.get('/', async (_, reply) => {
    const events = async function* () {
      await found;
      yield { data: 1 };
    };
    await sendEventStream(reply, events(), 5);
    return reply;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  const stream = await readEventStream((server.server.address() as AddressInfo).port, '/', {});
  await expect.poll(() => stream.text()).toContain(': searching\n\n: searching\n\n');
  resolve();
  await stream.ended;
  expect(stream.messages()).toEqual([1]);
});
