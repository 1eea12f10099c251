import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedPlaces, fetchGeocode, fetchPlaces } from './fetch-places.ts';
import { aPlace } from './testing/a-place.ts';

const { signal } = new AbortController();
const lund = aPlace({ name: 'Lund' });
let requested: string[];
let respond: () => Response | Promise<Response>;

beforeEach(() => {
  requested = [];
  respond = () => Response.json({ places: [lund] });
  vi.stubGlobal('document', { documentElement: { lang: 'sv' } });
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return respond();
  });
});

afterEach(() => vi.unstubAllGlobals());

test('the same text is fetched once', async () => {
  expect(cachedPlaces('lun', { limit: 5 })).toBeUndefined();
  expect(await fetchPlaces('lun', { limit: 5, signal })).toEqual([lund]);
  expect(await fetchPlaces('lun', { limit: 5, signal })).toEqual([lund]);
  expect(cachedPlaces('lun', { limit: 5 })).toEqual([lund]);
  expect(requested).toEqual(['/api/maps/places?q=lun&limit=5&language=sv']);
});

test('the visitor’s position is sent only roughly', async () => {
  const near = { latitude: 55.70584, longitude: 13.19321 };
  await fetchPlaces('malm', { limit: 5, near, signal });
  expect(requested).toEqual(['/api/maps/places?q=malm&limit=5&lat=55.7&lng=13.2&language=sv']);
});

test('suggestions that could not be fetched are not cached', async () => {
  respond = () => new Response('', { status: 503 });
  await expect(fetchPlaces('upps', { limit: 5, signal })).rejects.toThrow('503');
  respond = () => Response.json({ places: [] });
  expect(await fetchPlaces('upps', { limit: 5, signal })).toEqual([]);
});

test.each([
  ['found', () => Response.json({ place: lund }), { state: 'found', place: lund }],
  ['notFound', () => Response.json({ code: 'PLACE_NOT_FOUND' }, { status: 404 }), { state: 'notFound' }],
  ['unavailable', () => Response.json({}, { status: 503 }), { state: 'unavailable' }],
  ['unavailable', () => new Response('<html>'), { state: 'unavailable' }],
  ['unavailable', () => Promise.reject(new TypeError('offline')), { state: 'unavailable' }],
])('LOC-24 a search is %s', async (_, response, result) => {
  respond = response;
  expect(await fetchGeocode('Lund, Sweden', signal)).toEqual(result);
  expect(requested).toEqual(['/api/maps/geocode?q=Lund%2C+Sweden&language=sv']);
});
