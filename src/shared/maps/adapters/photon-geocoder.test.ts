import { expect, test } from 'vitest';
import { geocoderContract } from '../geocoder.contract.ts';
import { photonRecording } from '../testing/photon-recording.ts';
import { recordedServer } from '../testing/recorded-server.ts';
import { unavailabilityContract } from '../testing/unavailability.contract.ts';
import { photonGeocoder } from './photon-geocoder.ts';

geocoderContract('a Photon server', async () => photonGeocoder(await recordedServer(photonRecording)));
unavailabilityContract('a Photon server', photonRecording, photonGeocoder);

test('languages that Photon does not have are asked for as local spelling', async () => {
  const server = await recordedServer(photonRecording);
  const geocoder = photonGeocoder(server);
  for (const language of ['sv', 'nb', 'fi', 'sk', 'en'] as const)
    await geocoder.geocode({ text: 'Lund', country: 'SE', language });
  const asked = server.requests.map(({ url }) => url.searchParams.get('lang'));
  expect(asked).toEqual(['default', 'default', 'default', 'default', 'en']);
});

test('what Photon finds in other countries is not suggested', async () => {
  const geocoder = photonGeocoder(await recordedServer(photonRecording));
  expect(await geocoder.suggest({ text: 'oslo', country: 'SE', language: 'sv', limit: 5 })).toEqual([]);
  expect(await geocoder.suggest({ text: 'oslo', country: 'NO', language: 'nb', limit: 5 })).toHaveLength(1);
});

test('a house is an address with its street as name', async () => {
  const geocoder = photonGeocoder(await recordedServer(photonRecording));
  expect(await geocoder.geocode({ text: 'Stortorget', country: 'SE', language: 'sv' })).toMatchObject({
    name: 'Stortorget 1',
    context: 'Lund, Skåne län, Sverige',
    kind: 'address',
  });
});

test('a position and the key are sent', async () => {
  const server = await recordedServer(photonRecording);
  const near = { latitude: 55.5, longitude: 13.5 };
  const geocoder = photonGeocoder({ ...server, apiKey: 'secret' });
  await geocoder.suggest({ text: 'lund', country: 'SE', language: 'sv', limit: 5, near });
  expect(Object.fromEntries(server.requests[0]?.url.searchParams ?? [])).toMatchObject({
    ...{ lat: '55.5', lon: '13.5', key: 'secret' },
  });
});
