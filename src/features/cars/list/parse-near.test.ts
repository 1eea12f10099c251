import { expect, test } from 'vitest';
import { distanceKm } from '../../../shared/platform/coordinates.ts';
import { unfilteredList } from './car-list.ts';
import { listUrl } from './list-url.ts';
import { nearQuery, radii, roundCoordinates } from './near.ts';
import { parseList } from './parse-list.ts';
import { parseNear } from './parse-near.ts';

const query = (text: string) => {
  const given = new URLSearchParams(text);
  return Object.fromEntries([...new Set(given.keys())].map((key) => [key, given.getAll(key)]));
};
const place = (text: string) => {
  const params = parseNear(query(text), 'km');
  return params.state === 'place' ? params.near : undefined;
};

test('a place with coordinates is read as it is, one without has to be looked up', () => {
  expect(place('near=Lund&lat=55.7&lng=13.19&radius=25')).toEqual({
    label: 'Lund',
    at: { latitude: 55.7, longitude: 13.19 },
    radius: 25,
    unit: 'km',
  });
  expect(parseNear(query('near=+Lund+'), 'km')).toEqual({
    state: 'name',
    text: 'Lund',
    radius: 50,
    unit: 'km',
  });
  expect(parseNear(query('near=Lund&lat=north&lng=13'), 'km')).toMatchObject({ state: 'name' });
  expect(parseNear(query('near=Lund&lat=91&lng=13'), 'km')).toMatchObject({ state: 'name' });
  expect(parseNear(query('lat=55.7&lng=13.19'), 'km')).toEqual({ state: 'none' });
  expect(parseNear(query('near=++'), 'km')).toEqual({ state: 'none' });
});

test('a position is known to about a kilometre, in addresses and in what is searched', () => {
  const at = { latitude: 57.708_87, longitude: 11.974_56 };
  expect(place('near=A&lat=57.70887&lng=11.97456')?.at).toEqual({ latitude: 57.71, longitude: 11.97 });
  expect(distanceKm(at, roundCoordinates(at))).toBeLessThan(1);
  expect(JSON.stringify(roundCoordinates({ latitude: -0.001, longitude: 0 }))).toBe(
    '{"latitude":0,"longitude":0}',
  );
});

test.each([
  ['radius=100', 100],
  ['radius=30', 30],
  ['radius=0', 50],
  ['radius=501', 50],
  ['radius=100000', 50],
  ['radius=', 50],
  ['', 50],
])('any whole number of kilometres, for a phrase may say any: %s', (radius, expected) => {
  expect(place(`near=A&lat=57&lng=12&${radius}`)?.radius).toBe(expected);
});

test('a long name is cut', () => {
  expect(place(`near=${'A'.repeat(300)}&lat=57&lng=12`)?.label).toHaveLength(100);
});

test('the address of a list holds its place, and reads back to the same list', () => {
  const near = place('near=Göteborg&lat=57.71&lng=11.97&radius=25');
  const list = { ...unfilteredList, near, sortName: 'distance' };
  const url = listUrl({ pathToCarList: '/bilar' }, list);
  expect(url).toBe('/bilar?near=G%C3%B6teborg&lat=57.71&lng=11.97&radius=25&sortName=distance');
  const read = query(url.split('?')[1] ?? '');
  expect(parseList([], read, [], place(url.split('?')[1] ?? ''))).toEqual(list);
});

test('nothing is sorted by distance without a place', () => {
  expect(parseList([], { sortName: ['distance'] }, [])?.sortName).toBe('');
});

test('a radius in the other unit says so in the address, and is searched as it was said', () => {
  const params = parseNear(query('near=Carlisle&lat=54.9&lng=-2.93&radius=100km'), 'mi');
  const near = params.state === 'place' ? params.near : undefined;
  expect(near && nearQuery(near).within_km).toBe(100);
  expect(listUrl({ pathToCarList: '/cars' }, { ...unfilteredList, near })).toMatch(/radius=100km$/);
});

test('British miles are searched as kilometres', () => {
  const params = parseNear(query('near=Leeds&lat=53.8&lng=-1.55&radius=25'), 'mi');
  expect(params.state === 'place' && nearQuery(params.near).within_km).toBeCloseTo(40.23, 2);
  expect(radii.mi).toEqual([10, 25, 50, 100, 200]);
});
