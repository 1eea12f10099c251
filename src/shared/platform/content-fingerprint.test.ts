import { expect, test } from 'vitest';
import { contentFingerprint } from './content-fingerprint.ts';

test('the same content has the same fingerprint, in whatever order its keys come', () => {
  expect(contentFingerprint({ a: 1, b: { c: [1, 2], d: undefined } })).toBe(
    contentFingerprint({ b: { c: [1, 2] }, a: 1 }),
  );
});

test.each([
  { a: 2, b: ['x', 'y'] },
  { a: 1, b: ['y', 'x'] },
  { a: '1', b: ['x', 'y'] },
  { a: 1, b: ['x', 'y'], c: null },
])('other content has another: %j', (other) => {
  expect(contentFingerprint(other)).not.toBe(contentFingerprint({ a: 1, b: ['x', 'y'] }));
});
