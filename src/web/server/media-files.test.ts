import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { MediaUnavailable } from '../../content/publishing/media-unavailable.ts';
import { aServer } from '../../main/testing/a-server.ts';
import { siteDocument } from '../../main/testing/documents.ts';

const film = { file: 'abc-coast', type: 'video/webm', bytes: 10 };
const host = 'solvik-se.localhost';

async function openLibrary() {
  const document = { kind: 'media' as const, site: '', language: '', key: 'videos/coast', body: film };
  const stream = async (_: string, part = { start: 0, end: 9 }) =>
    Readable.from([Buffer.from('0123456789').subarray(part.start, part.end + 1)]);
  return aServer([siteDocument('solvik-se'), document], { media: { stream } });
}

test('a film is sent completely, or in the requested range', async () => {
  const server = await openLibrary();
  const fetchFilm = (range?: string) =>
    server.get(host, '/media/abc-coast/original.webm', range ? { headers: { range } } : {});
  const whole = await fetchFilm();
  expect([whole.status, whole.text, whole.headers['content-type']]).toEqual([
    200,
    '0123456789',
    'video/webm',
  ]);
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const part = await fetchFilm('bytes=2-4');
  expect([part.status, part.text, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  const beyond = await fetchFilm('bytes=10-');
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
  await server.close();
});

test('a film has one address, and no picture variants', async () => {
  const server = await openLibrary();
  for (const form of ['original.mp4', '640.webp', 'original.svg']) {
    expect((await server.get(host, `/media/abc-coast/${form}`)).status).toBe(404);
  }
  await server.close();
});

test('a picture in layers is served in its paints, either way round, and in no others', async () => {
  const body = { file: 'abc-ix3', width: 1600, height: 1000, vector: false, paints: ['blue', 'ice-blue'] };
  const document = { kind: 'media' as const, site: '', language: '', key: 'cars/ix3/front', body };
  const variant = async (file: string, width: number) => Buffer.from(`${file} ${width}`);
  const server = await aServer([siteDocument('solvik-se'), document], { media: { variant } });
  for (const file of ['abc-ix3~ice-blue', 'abc-ix3~ice-blue~mirrored']) {
    const { status, text, headers } = await server.get(host, `/media/${file}/640.avif`);
    expect([status, text, headers['content-type']]).toEqual([200, `${file} 640`, 'image/avif']);
    expect(headers['cache-control']).toContain('immutable');
  }
  for (const form of [
    'abc-ix3/640.avif',
    'abc-ix3~gold/640.avif',
    'abc-ix3~blue~flipped/640.avif',
    'abc-ix3~blue/641.avif',
  ])
    expect((await server.get(host, `/media/${form}`)).status, form).toBe(404);
  await server.close();
});

test('storage that does not answer is 503 with Retry-After, which nobody stores', async () => {
  const document = { kind: 'media' as const, site: '', language: '', key: 'videos/coast', body: film };
  const stream = () => Promise.reject(new MediaUnavailable(new Error('connect ECONNREFUSED')));
  const server = await aServer([siteDocument('solvik-se'), document], { media: { stream } });
  const { status, headers } = await server.get(host, '/media/abc-coast/original.webm');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  await server.close();
});

test('bytes that are missing are a 404 which nobody stores', async () => {
  const document = { kind: 'media' as const, site: '', language: '', key: 'videos/coast', body: film };
  const server = await aServer([siteDocument('solvik-se'), document], {
    media: { stream: async () => undefined },
  });
  const { status, headers } = await server.get(host, '/media/abc-coast/original.webm');
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  await server.close();
});
