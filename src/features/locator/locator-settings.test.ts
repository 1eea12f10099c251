import { expect, test } from 'vitest';
import { FIT_MAX_ZOOM, geocodeText, parseLocatorSettings, SELECTED_ZOOM } from './locator-settings.ts';

const defaults = {
  center: { latitude: 52.54, longitude: 12.37 },
  zoom: 10,
  distanceUnit: 'km',
  threshold: 16,
  country: '',
  fitsAllAtStart: false,
};

test('LOC-18 every setting changes what it names', () => {
  const given = {
    defaultLatitude: 59.3,
    defaultLongitude: '18.1',
    defaultZoomLevel: 5,
    distanceUnit: 'mi',
    searchResultDistanceThreshold: 40,
    countryInGoogleSearch: ' Sweden ',
    fitsAllAtStart: true,
  };
  expect(parseLocatorSettings(given)).toEqual({
    center: { latitude: 59.3, longitude: 18.1 },
    zoom: 5,
    distanceUnit: 'mi',
    threshold: 40,
    country: 'Sweden',
    fitsAllAtStart: true,
  });
});

test('LOC-18 LOC-21 CONST-03 CONST-04 without settings the map begins at 52.54 N 12.37 E, zoom 10, and reaches 16 km', () => {
  expect(parseLocatorSettings({})).toEqual(defaults);
});

test.each(['', ' ', null, undefined, 'abc', Number.NaN])('LOC-20 a number set to %j is not set', (empty) => {
  const given = {
    defaultLatitude: empty,
    defaultLongitude: empty,
    defaultZoomLevel: empty,
    searchResultDistanceThreshold: empty,
  };
  expect(parseLocatorSettings(given)).toEqual(defaults);
});

test('LOC-20 half a centre is none, and 0 is a number', () => {
  expect(parseLocatorSettings({ defaultLatitude: '', defaultLongitude: 18 }).center).toEqual(defaults.center);
  expect(
    parseLocatorSettings({ defaultLatitude: 0, defaultLongitude: 0, defaultZoomLevel: 0 }),
  ).toMatchObject({
    center: { latitude: 0, longitude: 0 },
    zoom: 0,
  });
});

test('LOC-23 a term is geocoded together with the country', () => {
  expect(geocodeText(' Lund ', { country: 'Sweden' })).toBe('Lund, Sweden');
  expect(geocodeText('Lund', { country: '' })).toBe('Lund');
});

test('CONST-03 a fitted map is at most at zoom 13, a chosen marker at 12', () => {
  expect([FIT_MAX_ZOOM, SELECTED_ZOOM]).toEqual([13, 12]);
});
