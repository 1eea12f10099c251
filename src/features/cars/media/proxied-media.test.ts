import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Log } from '../../../shared/platform/log.ts';
import { carMedia } from './car-media.ts';
import { upstreamUrl, withProxiedUrls } from './proxied-media.ts';
import { proxyMediaFile } from './proxy-media-file.ts';

const elsewhere = carMedia({
  video: 'https://media.example/film.mp4',
  turn: ['https://media.example/0.jpg', 'https://media.example/1.jpg'],
  cabin: ['/media/own/1280.avif'],
});

test('what lies elsewhere is fetched through the house, what lies here stays as it is', () => {
  expect(withProxiedUrls(elsewhere, 'NC22GKH')).toMatchObject({
    videoUrl: '/api/autosonshow/NC22GKH/film',
    images360: ['/api/autosonshow/NC22GKH/turn-0', '/api/autosonshow/NC22GKH/turn-1'],
    internal360: ['/media/own/1280.avif'],
    hasVideo: true,
  });
});

test('only parts that the provider named lead anywhere', () => {
  expect(upstreamUrl('film', elsewhere)).toBe('https://media.example/film.mp4');
  expect(upstreamUrl('turn-1', elsewhere)).toBe('https://media.example/1.jpg');
  for (const none of ['turn-2', 'cabin-0', 'cabin', 'turn--1', '../film', 'https://evil.example', ''])
    expect(upstreamUrl(none, elsewhere), none).toBeUndefined();
});

test('a film is passed on in parts, with what a player needs to know', async () => {
  const { get } = await aHouse((range) => ({
    status: 206,
    headers: { 'content-type': 'video/mp4', 'content-range': `${range}/9`, 'accept-ranges': 'bytes' },
    body: 'film',
  }));
  const answer = await get({ range: 'bytes=0-3' });
  expect([answer.statusCode, answer.body]).toEqual([206, 'film']);
  expect(answer.headers['content-range']).toBe('bytes=0-3/9');
});

test('GAL-13 what is no picture and no film is not passed on, nor is a failure', async () => {
  const page = { 'content-type': 'text/html' };
  for (const [status, headers] of [
    [200, page],
    [200, { 'content-type': 'image/svg+xml' }],
    [500, { 'content-type': 'image/jpeg' }],
  ] as const) {
    const { get, codes } = await aHouse(() => ({ status, headers, body: '<script>' }));
    const answer = await get();
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'MEDIA_UNAVAILABLE']);
    expect(codes).toEqual(['MEDIA_FILE_FAILED']);
  }
});

type Answer = { status: number; headers: Readonly<Record<string, string>>; body: string };

async function aHouse(answer: (range: string | undefined) => Answer) {
  const provider = createServer((request, response) => {
    const { status, headers, body } = answer(request.headers.range);
    response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => provider.once('listening', resolve));
  const { port } = provider.address() as AddressInfo;
  const app = Fastify();
  const codes: string[] = [];
  const note = ({ code }: { code: string }) => void codes.push(code);
  const log: Log = { info: note, warn: note, error: note };
  app.get('/', (request, reply) => proxyMediaFile(`http://127.0.0.1:${port}/`, request, reply, log));
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    provider.close();
    await app.close();
  });
  const get = (headers: Record<string, string> = {}) => app.inject({ url: '/', headers });
  return { get, codes };
}
