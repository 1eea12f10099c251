import { expect, test } from 'vitest';
import { ancestorPages } from './ancestor-pages.ts';
import { parsePage } from './page.ts';
import { pageTree } from './page-tree.ts';

const tree = pageTree(
  [
    { path: '/' },
    { path: '/kop-bil' },
    { path: '/kop-bil/,-w-,' },
    { path: '/kop-bil/,-w-,/,-w-,' },
    { path: '/om', fields: { externalLink: { href: 'https://elsewhere.example' } } },
    { path: '/om/oss' },
  ].map((page) => parsePage(page.path, 'sv', { name: page.path, ...page })),
);
const above = (path: string) => ancestorPages(tree, path).map((page) => page.path);

test('the breadcrumbs of a page are the pages above it; a wildcard page is not one of them', () => {
  expect(above('/kop-bil/12345/volvo')).toEqual(['/', '/kop-bil']);
  expect(above('/kop-bil')).toEqual(['/']);
  expect(above('/')).toEqual([]);
});

test('a page with an external link, or one that does not exist, is left out of the breadcrumbs', () => {
  expect(above('/om/oss')).toEqual(['/']);
  expect(above('/ingenstans/alls/x')).toEqual(['/']);
});
