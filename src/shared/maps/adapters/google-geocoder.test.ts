import { expect, test } from 'vitest';
import { geocoderContract } from '../geocoder.contract.ts';
import { googleKey, googleRecording } from '../testing/google-recording.ts';
import { recordedServer } from '../testing/recorded-server.ts';
import { unavailabilityContract } from '../testing/unavailability.contract.ts';
import { googleGeocoder } from './google-geocoder.ts';

const open = ({ url }: { url: string }, timeoutMs?: number) =>
  googleGeocoder({ url, apiKey: googleKey }, timeoutMs);

geocoderContract('Google', async () => open(await recordedServer(googleRecording)));
unavailabilityContract('Google', googleRecording, open);

test('LOC-23 a text is geocoded within the country', async () => {
  const server = await recordedServer(googleRecording);
  await open(server).geocode({ text: 'Lund, Sweden', country: 'SE', language: 'sv' });
  expect(Object.fromEntries(server.requests[0]?.url.searchParams ?? [])).toEqual({
    address: 'Lund, Sweden',
    components: 'country:SE',
    language: 'sv',
    key: googleKey,
  });
});

test('a search sends its key in a header, and asks only for the fields it needs', async () => {
  const server = await recordedServer(googleRecording);
  const near = { latitude: 55.5, longitude: 13.5 };
  await open(server).suggest({ text: 'lund', country: 'SE', language: 'sv', limit: 5, near });
  const [request] = server.requests;
  expect(request?.method).toBe('POST');
  expect(request?.url.search).toBe('');
  expect(request?.headers['x-goog-api-key']).toBe(googleKey);
  expect(request?.headers['x-goog-fieldmask']).toContain('places.location');
  expect(request?.body).toEqual({
    textQuery: 'lund',
    languageCode: 'sv',
    regionCode: 'SE',
    locationBias: { circle: { center: near, radius: 50_000 } },
  });
});

test('shops of the name are not suggested', async () => {
  const geocoder = open(await recordedServer(googleRecording));
  const places = await geocoder.suggest({ text: 'lund', country: 'SE', language: 'sv', limit: 5 });
  expect(places.map(({ name }) => name)).toEqual(['Lund', 'Lundby']);
});

test('a wrong key, which Google answers with 200, is a geocoder that is not available', async () => {
  const { url } = await recordedServer(googleRecording);
  const geocoder = googleGeocoder({ url, apiKey: 'wrong' });
  const geocoded = geocoder.geocode({ text: 'Lund', country: 'SE', language: 'sv' });
  await expect(geocoded).rejects.toMatchObject({ name: 'GeocoderUnavailable', reason: 'refused' });
});
