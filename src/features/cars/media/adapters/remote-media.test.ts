import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { mediaProviderContract } from '../media-provider.contract.ts';
import { remoteMedia } from './remote-media.ts';

mediaProviderContract('remote', async (cars) => {
  const at = (file: string) => `https://media.example/${file}`;
  const { provider } = await aProvider((regNo) => {
    const car = cars[regNo];
    if (!car) return { status: 404, body: {} };
    const { video, turn = [], cabin = [] } = car;
    return {
      status: 200,
      body: { videoUrl: video ? at(video) : null, images360: turn.map(at), internal360: cabin.map(at) },
    };
  });
  return provider;
});

test('it is asked by plate, with its key', async () => {
  const { provider, asked } = await aProvider(() => ({ status: 404, body: {} }));
  await provider.mediaOf('NC22GKH');
  expect(asked).toEqual([{ url: '/NC22GKH', key: 'secret' }]);
});

test('the inside may come as one address', async () => {
  const { provider } = await aProvider(() => ({
    status: 200,
    body: { internal360: 'https://media.example/a.jpg' },
  }));
  expect((await provider.mediaOf('NC22GKH'))?.internal360).toEqual(['https://media.example/a.jpg']);
});

test('GAL-13 a provider that is down or talks nonsense is a failure, not a car without media', async () => {
  const { provider: down } = await aProvider(() => ({ status: 500, body: {} }));
  await expect(down.mediaOf('NC22GKH')).rejects.toThrow('answered 500');
  for (const body of ['yes', { videoUrl: 'javascript:alert(1)' }, { images360: [7] }]) {
    const { provider } = await aProvider(() => ({ status: 200, body }));
    await expect(provider.mediaOf('NC22GKH')).rejects.toThrow();
  }
});

type Answer = (regNo: string) => { status: number; body: unknown };

async function aProvider(answer: Answer) {
  const asked: { url: string | undefined; key: unknown }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url, key: request.headers['x-api-key'] });
    const { status, body } = answer(request.url?.slice(1) ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { provider: remoteMedia({ url: `http://127.0.0.1:${port}/`, apiKey: 'secret' }), asked };
}
