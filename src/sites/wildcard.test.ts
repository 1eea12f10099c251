import { expect, test } from 'vitest';
import { filledPath } from './wildcard.ts';

test('ROUTE-28 each marker stands for what the visitor wrote in its place', () => {
  expect(filledPath('/kop-bil/,-w-,/,-w-,', ['12', 'volvo'])).toBe('/kop-bil/12/volvo');
  expect(filledPath('/,-w-,/om', ['x'])).toBe('/x/om');
  expect(filledPath('/om', [])).toBe('/om');
});
