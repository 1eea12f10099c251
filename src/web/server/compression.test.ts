import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { compressResponses } from './compression.ts';

const cars = { content: Array.from({ length: 48 }, (_, at) => ({ car_id: String(at), name: 'Volvo XC60' })) };

test('a long response is compressed in the best encoding the client accepts, and names it in content-encoding', async () => {
  const get = await aServer();
  const br = await get('/cars', 'gzip, deflate, br');
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(br.headers['content-length']).toBe(String(br.rawPayload.length));
  expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(cars);
  expect(br.rawPayload.length).toBeLessThan(JSON.stringify(cars).length / 4);

  const zipped = await get('/cars', 'gzip');
  expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(cars);
});

test('a client without compression gets it plain, with a Vary header for caches', async () => {
  const get = await aServer();
  for (const accepted of ['', 'br;q=0, gzip;q=0']) {
    const { headers, body } = await get('/cars', accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
    expect(JSON.parse(body)).toEqual(cars);
  }
});

test('short responses, pictures and what is compressed already stay as they are', async () => {
  const get = await aServer();
  for (const path of ['/short', '/picture', '/packed']) {
    const { headers, rawPayload } = await get(path, 'br');
    expect(headers['content-encoding'], path).toBe(path === '/packed' ? 'gzip' : undefined);
    expect(rawPayload.length, path).toBe(path === '/short' ? '{"id":"1"}'.length : 5000);
  }
});

async function aServer() {
  const server = Fastify();
  onTestFinished(() => server.close());
  compressResponses(server);
  const bytes = Buffer.alloc(5000);
  server.get('/cars', () => cars);
  server.get('/short', () => ({ id: '1' }));
  server.get('/picture', (_, reply) => reply.type('image/webp').send(bytes));
  server.get('/packed', (_, reply) =>
    reply.type('application/xml').header('content-encoding', 'gzip').send(bytes),
  );
  return (url: string, accepted: string) => server.inject({ url, headers: { 'accept-encoding': accepted } });
}
