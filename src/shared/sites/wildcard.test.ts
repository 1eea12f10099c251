import { expect, test } from 'vitest';
import { fillWildcards } from './wildcard.ts';

test('ROUTE-28 each marker is replaced by the segment of the request', () => {
  expect(fillWildcards('/kop-bil/,-w-,/,-w-,', ['12', 'volvo'])).toBe('/kop-bil/12/volvo');
  expect(fillWildcards('/,-w-,/om', ['x'])).toBe('/x/om');
  expect(fillWildcards('/om', [])).toBe('/om');
});
