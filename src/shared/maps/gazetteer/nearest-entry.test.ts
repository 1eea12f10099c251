import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from '../../platform/coordinates.ts';
import { createNearestEntry } from './nearest-entry.ts';
import { anEntry } from './testing/an-entry.ts';

const lund = anEntry({
  name: 'Lund',
  population: 87_244,
  coordinates: { latitude: 55.706, longitude: 13.187 },
});
const dalby = anEntry({ name: 'Dalby', coordinates: { latitude: 55.664, longitude: 13.347 } });

test('the nearest town is found, never a postcode or a region', () => {
  const postcode = anEntry({
    kind: 'postcode',
    name: '221 00',
    coordinates: { latitude: 55.7, longitude: 13.2 },
  });
  const nearest = createNearestEntry([postcode, lund, dalby]);
  expect(nearest({ latitude: 55.7, longitude: 13.2 })?.name).toBe('Lund');
  expect(nearest({ latitude: 55.66, longitude: 13.34 })?.name).toBe('Dalby');
});

test('a city reaches farther than a village', () => {
  const hamlet = anEntry({ name: 'Hamlet', coordinates: { latitude: 55.706, longitude: 13.207 } });
  const nearest = createNearestEntry([lund, hamlet]);
  expect(nearest({ latitude: 55.706, longitude: 13.198 })?.name).toBe('Lund');
  expect(nearest({ latitude: 55.706, longitude: 13.207 })?.name).toBe('Hamlet');
});

test('far from every place there is none', () => {
  const nearest = createNearestEntry([lund, dalby]);
  expect(nearest({ latitude: 0, longitude: 0 })).toBeUndefined();
  expect(createNearestEntry([])({ latitude: 55, longitude: 13 })).toBeUndefined();
});

test('among places of one size it is the nearest by the great circle', () => {
  const point = fc.record({
    latitude: fc.double({ min: 55, max: 55.4, noNaN: true }),
    longitude: fc.double({ min: 13, max: 13.6, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 50 }), point, (points, at) => {
      const found = createNearestEntry(points.map((coordinates) => anEntry({ coordinates })))(at);
      const least = Math.min(...points.map((each) => distanceKm(each, at)));
      expect(distanceKm(found?.coordinates ?? { latitude: 0, longitude: 0 }, at)).toBeCloseTo(least, 0);
    }),
  );
});
