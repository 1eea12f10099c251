import { describe, expect, test } from 'vitest';
import { distanceKm } from '../platform/coordinates.ts';
import type { Geocoder, Place } from './geocoder.ts';

const lund = { latitude: 55.705, longitude: 13.19 };
const inTheSea = { latitude: 60, longitude: -30 };
const sweden = { country: 'SE', language: 'sv' } as const;

/** Every geocoder passes this contract, over a server that knows at least Lund, Lundby and Oslo. */
export function geocoderContract(name: string, open: () => Promise<Geocoder>): void {
  describe(`${name}:`, () => {
    test('suggests places that begin with the text, with where they are', async () => {
      const places = await (await open()).suggest({ ...sweden, text: 'lund', limit: 5 });
      expect(places[0]).toMatchObject({ name: 'Lund', kind: 'town', country: 'SE' });
      for (const place of places) expectPlace(place);
      expect(distanceTo(places[0])).toBeLessThan(10);
      expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    });

    test('suggests as many as are wanted at most', async () => {
      const geocoder = await open();
      expect(await geocoder.suggest({ ...sweden, text: 'lund', limit: 1 })).toHaveLength(1);
      expect((await geocoder.suggest({ ...sweden, text: 'lund', limit: 2 })).length).toBe(2);
    });

    test('takes a position to prefer what is near', async () => {
      const places = await (await open()).suggest({ ...sweden, text: 'lund', limit: 5, near: lund });
      expect(places[0]?.name).toBe('Lund');
    });

    test('suggests nothing for what nobody knows', async () => {
      expect(await (await open()).suggest({ ...sweden, text: 'zzzzqq', limit: 5 })).toEqual([]);
    });

    test('LOC-23 finds a place by its name, and by its name with the country', async () => {
      const geocoder = await open();
      const place = await geocoder.geocode({ ...sweden, text: 'Lund' });
      expect(place).toMatchObject({ name: 'Lund', kind: 'town', country: 'SE' });
      expectPlace(place);
      expect(distanceTo(place)).toBeLessThan(10);
      expect((await geocoder.geocode({ ...sweden, text: 'Lund, Sweden' }))?.id).toBe(place?.id);
    });

    test('LOC-23 finds no place of another country', async () => {
      expect(await (await open()).geocode({ ...sweden, text: 'Oslo' })).toBeUndefined();
    });

    test('LOC-24 finds nothing for what nobody knows', async () => {
      expect(await (await open()).geocode({ ...sweden, text: 'zzzzqq' })).toBeUndefined();
    });

    test.each(['%', '"', '<script>', '\\', '🚗', 'a&key=b', '../..'])('survives %s', async (text) => {
      const geocoder = await open();
      expect(await geocoder.geocode({ ...sweden, text })).toBeUndefined();
      expect(await geocoder.suggest({ ...sweden, text, limit: 5 })).toEqual([]);
    });

    test('names the place at a position, and none in the middle of the ocean', async () => {
      const geocoder = await open();
      const place = await geocoder.reverse(lund, 'sv');
      expect(place).toMatchObject({ name: 'Lund', country: 'SE' });
      expectPlace(place);
      expect(await geocoder.reverse(inTheSea, 'sv')).toBeUndefined();
    });
  });
}

function expectPlace(place: Place | undefined): void {
  const { region, ...always } = place ?? {};
  if (region !== undefined) expect(region).toMatch(/\S/);
  expect(always).toEqual({
    id: expect.stringMatching(/\S/),
    name: expect.stringMatching(/\S/),
    context: expect.any(String),
    kind: expect.stringMatching(/^(address|town|postcode|region)$/),
    country: expect.stringMatching(/^[A-Z]{2}$/),
    coordinates: { latitude: expect.any(Number), longitude: expect.any(Number) },
  });
}

function distanceTo(place: Place | undefined): number {
  return distanceKm(place?.coordinates ?? inTheSea, lund);
}
