import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coordinates, distanceKm, KM_PER_MILE } from '../../shared/platform/coordinates.ts';
import { locationsNear, MIN_RESULTS } from './distance.ts';
import { coordinatesOf, type Location } from './location.ts';
import { DEFAULT_THRESHOLD } from './locator-settings.ts';
import { aLocation } from './testing/a-location.ts';

const stockholm: Coordinates = { latitude: 59.3293, longitude: 18.0686 };
const km = { distanceUnit: 'km', threshold: DEFAULT_THRESHOLD } as const;

/** A degree of latitude is 111.2 km. */
const kmNorth = (distance: number) =>
  aLocation({ id: `${distance} km`, lat: stockholm.latitude + distance / 111.2, lng: stockholm.longitude });
const ids = (locations: readonly Location[]) => locations.map(({ id }) => id);

describe('LOC-26 CONST-02 the locations near a place', () => {
  test('are those within 16, nearest first', () => {
    const given = [15.9, 3, 16.2, 9, 1].map(kmNorth);
    expect(ids(locationsNear(given, stockholm, km))).toEqual(['1 km', '3 km', '9 km', '15.9 km']);
  });

  test('are the nearest three when fewer are within 16', () => {
    const given = [400, 2, 120, 15, 300].map(kmNorth);
    expect(ids(locationsNear(given, stockholm, km))).toEqual(['2 km', '15 km', '120 km']);
    expect(ids(locationsNear([900, 700, 800, 600].map(kmNorth), stockholm, km))).toHaveLength(MIN_RESULTS);
  });

  test('are exactly those within when there are three', () => {
    expect(ids(locationsNear([1, 2, 3, 17].map(kmNorth), stockholm, km))).toEqual(['1 km', '2 km', '3 km']);
  });

  test('are counted in the chosen unit: 16 miles are 25.7 km', () => {
    const given = [1, 2, 20, 25.6, 26].map(kmNorth);
    const near = locationsNear(given, stockholm, { ...km, distanceUnit: 'mi' });
    expect(ids(near)).toEqual(['1 km', '2 km', '20 km', '25.6 km']);
    expect(near.at(-1)?.distance?.unit).toBe('mi');
    expect(near.at(-1)?.distance?.value).toBeCloseTo(25.6 / KM_PER_MILE, 1);
  });

  test('agree with a plain search through all of them', () => {
    const point = fc.record({
      lat: fc.double({ min: 55, max: 70, noNaN: true }),
      lng: fc.double({ min: 5, max: 25, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 60 }),
        point,
        fc.integer({ min: 1, max: 900 }),
        (points, from, threshold) => {
          const all = points.map((each, at) => aLocation({ ...each, id: String(at) }));
          const near = locationsNear(all, coordinatesOf(from), { distanceUnit: 'km', threshold });
          const distances = near.map((each) => distanceKm(coordinatesOf(each), coordinatesOf(from)));
          expect(distances).toEqual([...distances].sort((a, b) => a - b));
          const within = all.filter(
            (each) => distanceKm(coordinatesOf(each), coordinatesOf(from)) <= threshold,
          ).length;
          expect(near).toHaveLength(within < MIN_RESULTS ? Math.min(MIN_RESULTS, all.length) : within);
        },
      ),
    );
  });
});

test('LOC-27 Stockholm to Göteborg is about 397 km', () => {
  const goteborg = aLocation({ lat: 57.7089, lng: 11.9746 });
  const [near] = locationsNear([goteborg], stockholm, km);
  expect(near?.distance?.value).toBeGreaterThan(395);
  expect(near?.distance?.value).toBeLessThan(399);
});
