import { expect, test } from 'vitest';
import { parsePage } from './page.ts';
import { pageTree } from './page-tree.ts';

const aPage = (path: string) => parsePage(path, 'sv', { path, name: path });
const tree = pageTree(
  [
    '/',
    '/kop-bil',
    '/kop-bil/,-w-,',
    '/kop-bil/bilmarken',
    '/kop-bil/,-w-,/,-w-,',
    '/kop-bil/bilmarken/volvo',
  ].map(aPage),
);

test('a page is found by its path, the home page by a slash', () => {
  expect(tree.find('/')?.page.path).toBe('/');
  expect(tree.find('/kop-bil')?.page.path).toBe('/kop-bil');
  expect(tree.find('/nope')).toBeUndefined();
});

test('ROUTE-28 a wildcard matches any one segment and returns its value', () => {
  expect(tree.find('/kop-bil/12345')).toMatchObject({
    page: { path: '/kop-bil/,-w-,' },
    wildcards: ['12345'],
  });
  expect(tree.find('/kop-bil/12345/volvo-xc60')).toMatchObject({ wildcards: ['12345', 'volvo-xc60'] });
  expect(tree.find('/kop-bil/1/2/3')).toBeUndefined();
});

test('a literal path wins over a wildcard, also further down', () => {
  expect(tree.find('/kop-bil/bilmarken')?.wildcards).toEqual([]);
  expect(tree.find('/kop-bil/bilmarken/volvo')?.wildcards).toEqual([]);
  expect(tree.find('/kop-bil/bilmarken/saab')?.wildcards).toEqual(['bilmarken', 'saab']);
});

test('the marker itself is not an address', () => {
  expect(tree.find('/kop-bil/,-w-,')?.wildcards).toEqual([',-w-,']);
});

test('paths are case-sensitive', () => {
  expect(tree.find('/Kop-bil')).toBeUndefined();
});
