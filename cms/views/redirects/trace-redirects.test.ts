import { expect, test } from 'vitest';
import { pageTree } from '../../../src/content/publishing/page-tree.ts';
import { compileTable } from '../../../src/content/redirects/redirect-table.ts';
import { wildcardMarker } from '../../../src/shared/sites/wildcard.ts';
import { parseAddress, traceRedirects } from './trace-redirects.ts';

const rule = (source: string, destination: string) => ({ source, destination, permanent: true });
const table = compileTable(
  [
    rule('/kampanj', '/erbjudanden'),
    rule('/host', '/kampanj'),
    rule('/shop', 'https://shop.example/'),
    rule('/gammalt/{path*}', '/borta/{path*}'),
  ],
  { groupSlug: '', storeSlug: '', languages: ['sv', 'en'] },
);
const pages = pageTree([
  { id: 7, title: 'Erbjudanden', path: '/erbjudanden' },
  { id: 8, title: 'Bil', path: `/kop-bil/${wildcardMarker}` },
]);
const trace = (address: string) => traceRedirects(address, table, pages);

test('ROUTE-01 every hop has its rule, and the page at the end', () => {
  expect(trace('/host?a=1')).toEqual({
    asked: '/host?a=1',
    hops: [
      { rule: 2, location: '/kampanj?a=1' },
      { rule: 1, location: '/erbjudanden?a=1' },
    ],
    end: { state: 'page', page: { id: 7, title: 'Erbjudanden', path: '/erbjudanden' }, isPattern: false },
  });
});

test('ROUTE-01 the result is different for a rule to another site, a rule to a missing page, and no rule at all', () => {
  expect(trace('/shop').end).toEqual({ state: 'elsewhere' });
  expect(trace('/gammalt/a/b')).toMatchObject({
    hops: [{ rule: 4, location: '/borta/a/b' }],
    end: { state: 'nothing' },
  });
  expect(trace('/erbjudanden')).toMatchObject({ hops: [], end: { state: 'page' } });
  expect(trace('/kop-bil/volvo-xc60')).toMatchObject({ end: { state: 'page', isPattern: true } });
});

test('an address may be pasted whole, or begin without a slash', () => {
  expect(parseAddress(' https://solvik.example/host?a=1#b ')).toBe('/host?a=1');
  expect(parseAddress('host')).toBe('/host');
  expect(parseAddress('/a/../b')).toBeUndefined();
});
