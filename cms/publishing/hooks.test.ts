import { expect, test } from 'vitest';
import { affectedSources } from './hooks.ts';

test('what was saved names the sources that show it', () => {
  expect(affectedSources('pages', { id: 4, site: 2 })).toEqual(['pages.4']);
  expect(affectedSources('redirects', { id: 4, site: { id: 2 } })).toEqual(['redirects.2']);
  expect(affectedSources('sites', { id: 2 })).toEqual(['sites.2', 'brands.2']);
  expect(affectedSources('media', {})).toEqual([]);
});
