import { expect, test } from 'vitest';
import { noSearch } from './locator-query.ts';
import { selectLocations } from './select-locations.ts';
import { aLocation, anOption } from './testing/a-location.ts';

const reach = { distanceUnit: 'km' as const, threshold: 16 };
const stations = [
  aLocation({ id: 'far', lat: 58, lng: 12 }),
  aLocation({ id: 'edge', lat: 57.79, lng: 12.09 }),
  aLocation({ id: 'middle', lat: 57.7, lng: 11.95, chargerOptions: [anOption({ watts: 300_000 })] }),
];
const find = (query: Partial<typeof noSearch>) =>
  selectLocations(stations, { ...noSearch, ...query }, reach, 0).map(({ id }) => id);

test('a part of the map has what lies in it, from the middle outwards, and may have nothing', () => {
  const area = { west: 11.8, south: 57.6, east: 12.1, north: 57.8 };
  expect(find({ area })).toEqual(['middle', 'edge']);
  expect(find({ area: { west: 1, south: 1, east: 2, north: 2 } })).toEqual([]);
});

test('LOC-26 the nearest are looked for among those that pass the filters', () => {
  const near = { label: 'far', coordinates: { latitude: 58, longitude: 12 } };
  expect(find({ near })[0]).toBe('far');
  expect(find({ near, filters: { ...noSearch.filters, kilowatts: 300 } })).toEqual(['middle']);
});

test('without a search all are listed in their order', () => {
  expect(find({})).toEqual(['far', 'edge', 'middle']);
});
