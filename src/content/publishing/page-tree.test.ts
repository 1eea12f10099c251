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

test('a path in other letters is spelled as in the tree; wildcards keep theirs', () => {
  const tree = pageTree([{ path: '/kop-bil' }, { path: '/kop-bil/,-w-,/,-w-,' }, { path: '/kop-bil/Lager' }]);
  expect(tree.pathInAnyCase('/KOP-BIL')).toBe('/kop-bil');
  expect(tree.pathInAnyCase('/Kop-Bil/lager')).toBe('/kop-bil/Lager');
  expect(tree.pathInAnyCase('/KOP-BIL/ABC-1/Volvo')).toBe('/kop-bil/ABC-1/Volvo');
  expect(tree.pathInAnyCase('/saknas')).toBeUndefined();
  expect(tree.pathInAnyCase('/')).toBeUndefined();
  expect(pageTree([{ path: '/' }]).pathInAnyCase('/')).toBe('/');
});
