import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createApiKeyCheck } from './api-key.ts';

test('ERR-36 after twenty wrong keys an address waits, also with the right one; others do not', async () => {
  let now = new Date('2026-11-18T08:00:00Z');
  const app = Fastify();
  onTestFinished(() => app.close());
  const check = createApiKeyCheck(() => now);
  app.get('/', (request, reply) => {
    const given = request.headers['x-api-key'];
    if (!check(request, reply, { given, expected: 'right', code: 'WRONG_KEY', message: 'Send the key.' }))
      reply.send('open');
  });
  const send = async (key: string | undefined, remoteAddress = '10.0.0.1') => {
    const headers = key === undefined ? {} : { 'x-api-key': key };
    const { statusCode, headers: sent } = await app.inject({ url: '/', headers, remoteAddress });
    return [statusCode, sent['retry-after']];
  };
  for (let tries = 0; tries < 19; tries += 1) expect(await send(`key ${tries}`)).toEqual([401, undefined]);
  expect(await send('right')).toEqual([200, undefined]);
  expect(await send(undefined)).toEqual([401, undefined]);
  now = new Date('2026-11-18T08:00:20Z');
  expect(await send('right')).toEqual([429, '40']);
  expect(await send('right', '10.0.0.2')).toEqual([200, undefined]);
  now = new Date('2026-11-18T08:01:00Z');
  expect(await send('right')).toEqual([200, undefined]);
  expect(await send('wrong')).toEqual([401, undefined]);
});
