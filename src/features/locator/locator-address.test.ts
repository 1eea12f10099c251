import { expect, test } from 'vitest';
import { type LocatorAddress, readLocatorAddress, writeLocatorAddress } from './locator-address.ts';
import { noSearch, parseLocatorQuery } from './locator-query.ts';

const nothing: LocatorAddress = {
  query: noSearch,
  station: undefined,
  view: 'panel',
  map: undefined,
  shown: undefined,
};
const lund = { label: 'Lund', coordinates: { latitude: 55.70584, longitude: 13.19321 } };
const filters = { openNow: true, kilowatts: 150, connectors: ['ccs2', 'chademo'] };

function parsed(search: string) {
  const params = new URLSearchParams(search);
  return parseLocatorQuery(
    Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)])),
  );
}

test('an empty locator has an empty address, and what others wrote stays', () => {
  expect(writeLocatorAddress(nothing, '')).toBe('');
  expect(writeLocatorAddress(nothing, '?utm_source=letter&q=old&station=old')).toBe('?utm_source=letter');
});

test('the search, the filters, the station and the tab are read as they were written', () => {
  const query = { near: lund, area: undefined, filters };
  const search = writeLocatorAddress(
    { ...nothing, query, station: 'se-e6-lund-1', view: 'map', shown: 25 },
    '',
  );
  expect(parsed(search)).toEqual({
    term: 'Lund',
    at: { latitude: 55.71, longitude: 13.19 },
    area: undefined,
    filters,
  });
  expect(readLocatorAddress(search)).toEqual({ station: 'se-e6-lund-1', view: 'map', map: undefined });
  expect(new URLSearchParams(search).get('show')).toBe('25');
});

test('a position is told to about a kilometre', () => {
  expect(writeLocatorAddress({ ...nothing, query: { ...noSearch, near: lund } }, '')).toBe(
    '?q=Lund&lat=55.71&lng=13.19',
  );
});

test('the map is told where it was moved to, unless a station has moved it', () => {
  const map = { center: { latitude: 57.70887, longitude: 11.97456 }, zoom: 9.53 };
  expect(readLocatorAddress(writeLocatorAddress({ ...nothing, map }, '')).map).toEqual({
    center: { latitude: 57.709, longitude: 11.975 },
    zoom: 9.5,
  });
  expect(readLocatorAddress(writeLocatorAddress({ ...nothing, map, station: 'a' }, '')).map).toBeUndefined();
});

test('a part of the map is read as it was written, and nothing else is', () => {
  const area = { west: 11.8, south: 57.6, east: 12.1, north: 57.8 };
  expect(parsed(writeLocatorAddress({ ...nothing, query: { ...noSearch, area } }, '')).area).toEqual(area);
  for (const bad of ['', '1,2,3', '12,57,11,58', '11,58,12,57', 'a,b,c,d', '11,57,12,99'])
    expect(parsed(`?area=${bad}`).area, bad).toBeUndefined();
});

test('nonsense in an address is no filter', () => {
  expect(parsed('?open=yes&power=7&connector=%3Cscript%3E').filters).toEqual(noSearch.filters);
  expect(readLocatorAddress('?map=1,2&view=x&station=')).toEqual({
    station: undefined,
    view: 'panel',
    map: undefined,
  });
});
