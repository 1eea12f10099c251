import { expect, test } from 'vitest';
import {
  asNumber,
  coordinatesAt,
  dateAt,
  distanceAt,
  idOf,
  isAtOrUnder,
  numberAt,
  pathAt,
  project,
  textsAt,
} from './values.ts';

test('texts are found through lists and nested records, each once', () => {
  const record = {
    fuel: 'El',
    none: '',
    nothing: null,
    doors: 5,
    isUsed: false,
    site: { city: 'Uppsala' },
    kits: [{ tags: ['a', 'b'] }, { tags: 'b' }, { tags: null }, 'loose'],
    'dotted.name': 'direct',
  };
  expect(textsAt(record, 'fuel')).toEqual(['El']);
  expect(textsAt(record, 'doors')).toEqual(['5']);
  expect(textsAt(record, 'isUsed')).toEqual(['false']);
  expect(textsAt(record, 'site.city')).toEqual(['Uppsala']);
  expect(textsAt(record, 'kits.tags')).toEqual(['a', 'b']);
  expect(textsAt(record, 'kits')).toEqual(['loose']);
  expect(textsAt(record, 'dotted.name')).toEqual(['direct']);
  for (const name of ['none', 'nothing', 'missing', 'site', 'site.missing', 'fuel.city'])
    expect(textsAt(record, name), name).toEqual([]);
  expect(textsAt({ tags: ['', 'a'] }, 'tags')).toEqual(['a']);
  expect(textsAt({ call: () => 'a' }, 'call')).toEqual([]);
});

test('the first number counts; texts and dates count as numbers, flags do not', () => {
  expect(numberAt({ price: '249900' }, 'price')).toBe(249_900);
  expect(numberAt({ price: [true, 2, 3] }, 'price')).toBe(2);
  expect(numberAt({ price: ['soon', 3] }, 'price')).toBe(3);
  expect(numberAt({ price: false }, 'price')).toBeUndefined();
  expect(numberAt({ at: '2026-11-15' }, 'at')).toBe(Date.UTC(2026, 10, 15));
});

test('a number is finite, and never an empty text', () => {
  expect([asNumber(7), asNumber('7.5'), asNumber(' 7 ')]).toEqual([7, 7.5, 7]);
  expect(Object.is(asNumber(-0), 0)).toBe(true);
  for (const value of ['', '  ', 'seven', Infinity, Number.NaN, undefined])
    expect(asNumber(value), String(value)).toBeUndefined();
  expect(asNumber('2026-11-15T08:00:00Z')).toBe(Date.UTC(2026, 10, 15, 8));
  expect(asNumber('2026-13-45')).toBeUndefined();
  for (const value of ['2026-11-15x', 'x2026-11-15', '12026-11-15', '2026-1-15', '2026-11-1'])
    expect(asNumber(value), value).toBeUndefined();
});

test('a date is a timestamp; a text that is none is left out', () => {
  expect(dateAt({ at: '2026-11-15T08:00:00Z' }, 'at')).toBe(Date.UTC(2026, 10, 15, 8));
  expect(dateAt({ at: 'soon' }, 'at')).toBeUndefined();
  expect(dateAt({}, 'at')).toBeUndefined();
});

test('a path ends at the first missing level', () => {
  expect(pathAt({ brand: 'Volvo', model: ['XC60', 'V60'] }, 'brand>model')).toBe('Volvo>XC60');
  expect(pathAt({ brand: 'Volvo', trim: 'T6' }, 'brand>model>trim')).toBe('Volvo');
  expect(pathAt({ model: 'XC60' }, 'brand>model')).toBeUndefined();
});

test('a path is under its parents, not under other texts that it begins with', () => {
  expect(isAtOrUnder('Volvo', 'Volvo')).toBe(true);
  expect(isAtOrUnder('Volvo>XC60', 'Volvo')).toBe(true);
  expect(isAtOrUnder('Volvo', 'Volvo>XC60')).toBe(false);
  expect(isAtOrUnder('Volvo>XC60', 'Vol')).toBe(false);
});

test('an id is a text or a number; a record without one is refused', () => {
  expect([idOf({ id: 'a' }, 'id'), idOf({ id: 0 }, 'id')]).toEqual(['a', '0']);
  for (const id of ['', undefined, null, true])
    expect(() => idOf({ id }, 'id')).toThrow('A record without id');
});

test('only the requested fields that a record has are returned, in the requested order', () => {
  const record = { a: 1, b: undefined, c: 3 };
  expect(project(record, undefined)).toBe(record);
  expect(Object.entries(project(record, ['c', 'b', 'd']))).toEqual([
    ['c', 3],
    ['b', undefined],
  ]);
});

test('coordinates are read from text, and a distance is given to the metre', () => {
  const record = { at: '57.7, 12', sites: [{ at: '58,12' }], off: '91,0', word: 'Lund' };
  expect(coordinatesAt(record, 'at')).toEqual({ latitude: 57.7, longitude: 12 });
  expect(coordinatesAt(record, 'sites.at')).toEqual({ latitude: 58, longitude: 12 });
  for (const name of ['off', 'word', 'missing']) {
    expect(coordinatesAt(record, name)).toBeUndefined();
    expect(distanceAt(record, name, { latitude: 57.7, longitude: 12 })).toBeNull();
  }
  expect(distanceAt(record, 'at', { latitude: 57.8, longitude: 12 })).toBe(11.12);
});
