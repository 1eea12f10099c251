import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coordinates, distanceKm, parseCoordinates, toCoordinates } from './coordinates.ts';

const stockholm = { latitude: 59.3293, longitude: 18.0686 };
const gothenburg = { latitude: 57.7089, longitude: 11.9746 };

describe('coordinates of a record', () => {
  test.each([
    ['59.33,18.07', { latitude: 59.33, longitude: 18.07 }],
    [' -3.5 , 40 ', { latitude: -3.5, longitude: 40 }],
    ['59.33,', undefined],
    [',18.07', undefined],
    ['59,33,18,07', undefined],
    ['91,18', undefined],
    ['59.33', undefined],
    [undefined, undefined],
  ])('%s', (text, parsed) => {
    expect(parseCoordinates(text)).toEqual(parsed);
  });

  test.each([
    [59.3, 18, true],
    ['59.3', '18', true],
    ['59,3', '18', false],
    ['abc', 18, false],
    ['', 18, false],
    [59.3, null, false],
    [Number.NaN, 18, false],
    [59.3, 181, false],
  ])('LOC-13 LOC-14 latitude %s and longitude %s: valid %s', (latitude, longitude, isValid) => {
    expect(toCoordinates(latitude, longitude) !== undefined).toBe(isValid);
  });
});

describe('LOC-27 distance', () => {
  test('Stockholm to Göteborg is about 397 km', () => {
    expect(distanceKm(stockholm, gothenburg)).toBeCloseTo(397, -0.5);
  });

  test('is the same in both directions, nothing to itself, and never more than half round the earth', () => {
    const anywhere: fc.Arbitrary<Coordinates> = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_020);
      }),
    );
  });
});
