import { expect, test } from 'vitest';
import { hostOf, inOrder, nameOf } from './directory-entry.ts';
import { aSite } from './testing/a-site.ts';

test('sites are in the order of their settings, the others last by name', () => {
  const names = inOrder([
    aSite({ name: 'kits-fi' }),
    aSite({ name: 'auction' }),
    aSite({ name: 'tenth', directory: { order: '10' } }),
    aSite({ name: 'second', directory: { order: '2' } }),
  ]).map(({ name }) => name);
  expect(names).toEqual(['second', 'tenth', 'auction', 'kits-fi']);
});

test('a site without a display name is listed by its site name', () => {
  expect(nameOf({ displayName: '', name: 'kits-fi' })).toBe('kits-fi');
  expect(nameOf({ displayName: 'Osasetti', name: 'kits-fi' })).toBe('Osasetti');
});

test('an address is shown as people write it', () => {
  expect(hostOf('http://solvik-se.localhost:3000/')).toBe('solvik-se.localhost:3000');
  expect(hostOf('/solvik')).toBe('/solvik');
});
