import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { LogFields } from '../platform/log.ts';
import { embeddedGeocoder } from './adapters/embedded-geocoder.ts';
import { mapRoutes } from './api.ts';
import type { Geocoder } from './geocoder.ts';
import { GeocoderUnavailable } from './geocoder-unavailable.ts';

const embedded = embeddedGeocoder();

test('places that begin with the text are suggested, those of the site’s country first', async () => {
  const { get } = await aServer();
  const { status, body, headers } = await get('/api/maps/places?q=göt&limit=2');
  expect(status).toBe(200);
  expect(body.places.map(({ name }: { name: string }) => name)).toEqual(['Göteborg', 'Götene']);
  expect(body.places[0]).toMatchObject({ context: 'Västra Götaland', kind: 'town', country: 'SE' });
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

test('five places are suggested unless another number is wanted', async () => {
  const { get } = await aServer();
  expect((await get('/api/maps/places?q=s')).body.places).toHaveLength(5);
  expect((await get('/api/maps/places?q=s&limit=10')).body.places).toHaveLength(10);
});

test('a position prefers what is near', async () => {
  const { get } = await aServer({ country: 'GB' });
  const { body } = await get('/api/maps/places?q=newport&limit=1&lat=50.7&lng=-1.29');
  expect(body.places[0].context).toBe('Isle of Wight');
});

test('countries are named in the site’s language, or in the one that is asked for', async () => {
  const { get } = await aServer();
  expect((await get('/api/maps/places?q=tromsø&limit=1')).body.places[0].context).toBe('Troms, Norge');
  expect((await get('/api/maps/places?q=tromsø&limit=1&language=en')).body.places[0].context).toBe(
    'Troms, Norway',
  );
});

test('LOC-23 a text is geocoded, also with its country', async () => {
  const { get } = await aServer();
  const { body, headers } = await get('/api/maps/geocode?q=Lund, Sweden');
  expect(body.place).toMatchObject({ name: 'Lund', context: 'Skåne' });
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

test('LOC-24 what names no place is 404, and logged by its length alone', async () => {
  const { get, lines } = await aServer();
  const { status, body, headers } = await get('/api/maps/geocode?q=zzzzqq');
  expect([status, body.code]).toEqual([404, 'PLACE_NOT_FOUND']);
  expect(headers['cache-control']).toBe('no-store');
  expect(lines).toEqual([{ level: 'warn', code: 'PLACE_NOT_FOUND', site: 'solvik-se', textLength: 6 }]);
});

test('LOC-24 a geocoder that fails or hangs is 503, and logged without what was typed', async () => {
  const broken = () => Promise.reject(new GeocoderUnavailable('timeout'));
  const { get, lines } = await aServer({ geocoder: { suggest: broken, geocode: broken, reverse: broken } });
  for (const path of ['places?q=lund', 'geocode?q=lund', 'reverse?lat=55.7&lng=13.2']) {
    const { status, body } = await get(`/api/maps/${path}`);
    expect([status, body.code], path).toEqual([503, 'GEOCODER_UNAVAILABLE']);
    expect(body.message).toMatch(/\S/);
  }
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({ level: 'error', code: 'GEOCODER_UNAVAILABLE', site: 'solvik-se' });
  expect(JSON.stringify(lines)).not.toMatch(/lund|55\.7/i);
});

test('a position is named, and the ocean has no name', async () => {
  const { get } = await aServer();
  expect((await get('/api/maps/reverse?lat=55.7&lng=13.19')).body.place.name).toBe('Lund');
  const { status, body } = await get('/api/maps/reverse?lat=60&lng=-30');
  expect([status, body.code]).toEqual([404, 'PLACE_NOT_FOUND']);
});

test.each([
  'places',
  'places?q=',
  'places?q=%20',
  `places?q=${'a'.repeat(201)}`,
  'places?q=a&limit=0',
  'places?q=a&limit=11',
  'places?q=a&limit=two',
  'places?q=a&lat=55',
  'places?q=a&lat=91&lng=0',
  'places?q=a&language=xx',
  'places?q=a&q=b',
  'geocode',
  'geocode?q=',
  'directions',
  `directions?to=${'a'.repeat(201)}`,
  'reverse?lat=55',
  'reverse?lat=a&lng=b',
  'reverse?lat=0&lng=181',
])('ERR-36 %s is refused with a code and a sentence', async (path) => {
  const { get } = await aServer();
  const { status, body } = await get(`/api/maps/${path}`);
  expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
  expect(body.message).toMatch(/^Missing or out of range: \w+/);
});

test('LOC-05 a link in a mail leads to the map that the device has, and nowhere else', async () => {
  const { get } = await aServer();
  const path = `/api/maps/directions?to=${encodeURIComponent('Solvik Å & Ö, \\evil.example')}`;
  const led = async (userAgent: string) => {
    const { status, headers } = await get(path, { 'user-agent': userAgent });
    expect([status, headers['cache-control'], headers['vary']]).toEqual([302, 'no-store', 'user-agent']);
    return new URL(String(headers['location']));
  };
  const apple = await led('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1');
  expect([apple.host, apple.searchParams.get('daddr')]).toEqual([
    'maps.apple.com',
    'Solvik Å & Ö, \\evil.example',
  ]);
  for (const other of ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Mozilla/5.0 (Windows NT 10.0)', ''])
    expect([(await led(other)).host, (await led(other)).pathname]).toEqual(['www.google.com', '/maps/dir/']);
});

test('a host without a site is 404', async () => {
  const { get } = await aServer({ host: 'elsewhere.example' });
  expect((await get('/api/maps/places?q=a')).body.code).toBe('UNKNOWN_SITE');
});

test.each([
  ['places?q=a', 240],
  ['geocode?q=lund', 60],
  ['reverse?lat=55.7&lng=13.2', 60],
])('%s is limited to %i requests a minute from one address', async (path, max) => {
  const { get } = await aServer();
  for (let sent = 0; sent < max; sent += 1) expect((await get(`/api/maps/${path}`)).status).toBe(200);
  expect((await get(`/api/maps/${path}`)).status).toBe(429);
});

async function aServer({
  geocoder = embedded,
  country = 'SE',
  host = 'solvik.example',
}: {
  geocoder?: Geocoder;
  country?: 'SE' | 'GB';
  host?: string;
} = {}) {
  const lines: (LogFields & { level: string })[] = [];
  const write = (level: string) => (facts: LogFields) => void lines.push({ level, ...facts });
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(rateLimit, { global: false });
  mapRoutes(app, {
    geocoder,
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    findSite: (asked) =>
      asked === 'solvik.example' ? { name: 'solvik-se', country, languages: ['sv', 'en'] } : undefined,
  });
  return {
    lines,
    get: async (url: string, headers: Record<string, string> = {}) => {
      const response = await app.inject({
        url: encodeURI(url).replaceAll('%25', '%'),
        headers: { ...headers, host },
      });
      const body = response.body ? response.json() : undefined;
      return { status: response.statusCode, body, headers: response.headers };
    },
  };
}
