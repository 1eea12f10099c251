import { expect, test } from 'vitest';
import { mapsSearchLink } from './maps-search-link.ts';

test('SB-91 directions are a search for name and address', () => {
  const link = new URL(mapsSearchLink({ siteName: 'Solvik Täby', address: 'Enhagsvägen 6, 187 40 Täby' }));
  expect(link.origin + link.pathname).toBe('https://www.google.com/maps/search/');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    api: '1',
    query: 'Solvik Täby, Enhagsvägen 6, 187 40 Täby',
  });
});
