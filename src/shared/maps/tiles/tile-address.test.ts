import { expect, test } from 'vitest';
import { parseTileAddress, touchesBounds } from './tile-address.ts';

test('a tile is named by three whole numbers within its zoom level', () => {
  expect(parseTileAddress({ z: '8', x: '141', y: '75' })).toEqual({ z: 8, x: 141, y: 75 });
  expect(parseTileAddress({ z: '0', x: '0', y: '0' })).toEqual({ z: 0, x: 0, y: 0 });
});

test.each([
  { z: '8', x: '256', y: '75' },
  { z: '8', x: '141', y: '256' },
  { z: '25', x: '0', y: '0' },
  { z: '-1', x: '0', y: '0' },
  { z: '8.5', x: '0', y: '0' },
  { z: 'a', x: '0', y: '0' },
  { z: '1', x: '', y: '0' },
  { z: '1', x: '0', y: '123456789' },
])('$z/$x/$y names no tile', (segments) => {
  expect(parseTileAddress(segments)).toBeUndefined();
});

test('a tile touches bounds when any part of it lies in them', () => {
  const sweden = { west: 10.5, south: 55, east: 24.5, north: 69.5 };
  expect(touchesBounds({ z: 0, x: 0, y: 0 }, sweden)).toBe(true);
  // Stockholm, and the same column on the other side of the equator.
  expect(touchesBounds({ z: 8, x: 140, y: 75 }, sweden)).toBe(true);
  expect(touchesBounds({ z: 8, x: 140, y: 180 }, sweden)).toBe(false);
  expect(touchesBounds({ z: 8, x: 100, y: 75 }, sweden)).toBe(false);
  expect(touchesBounds({ z: 8, x: 200, y: 75 }, sweden)).toBe(false);
  expect(touchesBounds({ z: 8, x: 140, y: 20 }, sweden)).toBe(false);
});
