import { expect, test } from 'vitest';
import { indexRight } from './index-rights.ts';

const sites = [
  { name: 'solvik-se', indices: { cars: 'cars-se', sites: 'sites-nordic' } },
  { name: 'solvik-no', indices: { cars: 'cars-no', sites: 'sites-nordic' } },
];

test.each([
  ['an administrator', 'administrator', 'all', 'cars-no', 'change'],
  ['an administrator, of an index that no site names', 'administrator', 'all', 'kits-fi', 'change'],
  ['an editor, of their site', 'editor', ['solvik-se'], 'cars-se', 'change'],
  ['an editor, of another site', 'editor', ['solvik-se'], 'cars-no', 'none'],
  ['an editor, of an index that another site shows as well', 'editor', ['solvik-se'], 'sites-nordic', 'see'],
  ['an editor of all sites that show it', 'editor', ['solvik-se', 'solvik-no'], 'sites-nordic', 'change'],
  ['an editor, of an index that no site names', 'editor', ['solvik-se'], 'kits-fi', 'none'],
  ['an editor without sites', 'editor', [], 'cars-se', 'none'],
  ['an author, of their site', 'author', ['solvik-se'], 'cars-se', 'see'],
  ['an author, of another site', 'author', ['solvik-se'], 'cars-no', 'none'],
] as const)('%s', (_, role, own, index, right) => {
  expect(indexRight(index, { role, sites: own }, sites)).toBe(right);
});
