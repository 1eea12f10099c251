import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=50-500', { start: 50, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
])('of a hundred bytes, %s are %o', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test('nothing beyond the end, and nothing backwards', () => {
  expect(byteRange('bytes=100-', 100)).toBe('outside');
  expect(byteRange('bytes=5-4', 100)).toBe('outside');
});

test.each([undefined, '', 'bytes=-', 'bytes=0-1,5-6', 'lines=1-2'])('%s means the whole file', (header) => {
  expect(byteRange(header, 100)).toBeUndefined();
});
