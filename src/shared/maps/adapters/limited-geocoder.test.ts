import { expect, test } from 'vitest';
import type { Geocoder } from '../geocoder.ts';
import { GeocoderUnavailable } from '../geocoder-unavailable.ts';
import { limitedGeocoder } from './limited-geocoder.ts';

test('calls above the limit of a minute are refused, whatever they ask for; the next minute begins anew', async () => {
  let calls = 0;
  let now = new Date('2026-11-16T12:00:10Z');
  const count = async () => {
    calls += 1;
    return undefined;
  };
  const upstream: Geocoder = { suggest: async () => (await count()) ?? [], geocode: count, reverse: count };
  const limited = limitedGeocoder(upstream, () => now, 3);
  const query = { text: 'Lund', country: 'SE', language: 'sv' } as const;

  await limited.suggest({ ...query, limit: 5 });
  await limited.geocode(query);
  await limited.reverse({ latitude: 55.7, longitude: 13.2 }, 'sv');
  await expect(limited.geocode(query)).rejects.toBeInstanceOf(GeocoderUnavailable);
  await expect(limited.suggest({ ...query, limit: 5 })).rejects.toThrow('over 3 calls a minute');
  expect(calls).toBe(3);

  now = new Date('2026-11-16T12:01:00Z');
  await limited.geocode(query);
  expect(calls).toBe(4);
});
