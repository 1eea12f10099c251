import { expect, test } from 'vitest';
import { sourcesOf } from './hooks.ts';

test('what was saved names the sources that show it', () => {
  expect(sourcesOf('pages', { id: 4, site: 2 })).toEqual(['pages.4']);
  expect(sourcesOf('redirects', { id: 4, site: { id: 2 } })).toEqual(['redirects.2']);
  expect(sourcesOf('sites', { id: 2 })).toEqual(['sites.2', 'brands.2']);
  expect(sourcesOf('media', {})).toEqual([]);
});
