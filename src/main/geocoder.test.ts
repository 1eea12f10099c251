import { expect, test } from 'vitest';
import { nominatimRecording } from '../shared/maps/testing/nominatim-recording.ts';
import { photonRecording } from '../shared/maps/testing/photon-recording.ts';
import { recordedServer } from '../shared/maps/testing/recorded-server.ts';
import { parseEnvironment } from '../shared/platform/env.ts';
import { openGeocoder } from './geocoder.ts';

const lund = { text: 'Lund', country: 'SE', language: 'sv' } as const;

test('without a setting places are found in the embedded gazetteer', async () => {
  const geocoder = await openGeocoder(settings({}));
  expect((await geocoder.geocode(lund))?.id).toMatch(/^se-town-lund/);
});

test.each([
  ['nominatim', nominatimRecording],
  ['photon', photonRecording],
])('GEOCODER=%s asks the server at GEOCODER_URL, once for the same text', async (kind, recording) => {
  const { url, requests } = await recordedServer(recording);
  const geocoder = await openGeocoder(
    settings({ GEOCODER: kind, GEOCODER_URL: url, GEOCODER_API_KEY: 'secret' }),
  );
  expect((await geocoder.geocode(lund))?.id).toMatch(kind);
  await geocoder.geocode(lund);
  expect(requests.map((request) => request.url.searchParams.get('key'))).toEqual(['secret']);
});

function settings(env: Record<string, string>) {
  const parsed = parseEnvironment(env);
  if (!parsed.ok) throw new Error(parsed.problems.join());
  return parsed.settings;
}
