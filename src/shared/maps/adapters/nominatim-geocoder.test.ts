import { expect, test } from 'vitest';
import { geocoderContract } from '../geocoder.contract.ts';
import { nominatimRecording } from '../testing/nominatim-recording.ts';
import { recordedServer } from '../testing/recorded-server.ts';
import { unavailabilityContract } from '../testing/unavailability.contract.ts';
import { nominatimGeocoder } from './nominatim-geocoder.ts';

geocoderContract('a Nominatim server', async () =>
  nominatimGeocoder(await recordedServer(nominatimRecording)),
);
unavailabilityContract('a Nominatim server', nominatimRecording, nominatimGeocoder);

test('it is asked in the visitor’s language, for the country, with the key', async () => {
  const server = await recordedServer(nominatimRecording);
  const geocoder = nominatimGeocoder({ url: `${server.url}/`, apiKey: 'secret' });
  await geocoder.geocode({ text: 'Lund, Sweden', country: 'SE', language: 'sv' });
  const { url, headers } = server.requests[0] ?? {};
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    q: 'Lund, Sweden',
    format: 'jsonv2',
    addressdetails: '1',
    countrycodes: 'se',
    'accept-language': 'sv',
    limit: '1',
    key: 'secret',
  });
  expect(headers?.['user-agent']).toBe('Forecourt');
});

test('without a key none is sent', async () => {
  const server = await recordedServer(nominatimRecording);
  await nominatimGeocoder(server).geocode({ text: 'Lund', country: 'SE', language: 'sv' });
  expect(server.requests[0]?.url.searchParams.has('key')).toBe(false);
});

test('a position is a box around it: west, north, east, south', async () => {
  const server = await recordedServer(nominatimRecording);
  const near = { latitude: 55.5, longitude: 13.5 };
  await nominatimGeocoder(server).suggest({ text: 'lund', country: 'SE', language: 'sv', limit: 5, near });
  expect(server.requests[0]?.url.searchParams.get('viewbox')).toBe('12.5,56.5,14.5,54.5');
});

test('the context is what stands behind the name', async () => {
  const geocoder = nominatimGeocoder(await recordedServer(nominatimRecording));
  const place = await geocoder.geocode({ text: 'Lund', country: 'SE', language: 'sv' });
  expect(place?.context).toBe('Lunds kommun, Skåne län, 222 22, Sverige');
});
