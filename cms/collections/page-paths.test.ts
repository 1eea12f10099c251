import { describe, expect, test } from 'vitest';
import { faultIn, pathOf, pathsOf, samePaths } from './page-paths.ts';
import { slugFrom } from './slug-from.ts';

describe('the address of a page', () => {
  test('is that of the page above and its own part', () => {
    expect(pathOf('/kop-bil', 'elbilar', 'Elbilar')).toBe('/kop-bil/elbilar');
    expect(pathOf('/', 'kop-bil', 'Köp bil')).toBe('/kop-bil');
    expect(pathOf(undefined, 'kop-bil', 'Köp bil')).toBe('/kop-bil');
  });

  test('may hold several parts, or stand for itself', () => {
    expect(pathOf('/berattelser', '2026/kusten', 'Kusten')).toBe('/berattelser/2026/kusten');
    expect(pathOf('/berattelser', '/kusten/', 'Kusten')).toBe('/kusten');
    expect(pathOf(undefined, '/', 'Hem')).toBe('/');
  });

  test('is made from the name as long as nobody wrote a part', () => {
    expect(pathOf('/om-oss', '', 'Däck & fälgar')).toBe('/om-oss/dack-falgar');
    expect(slugFrom('Brønnøysund – små æbler')).toBe('bronnoysund-sma-aebler');
  });

  test('keeps the marker of a wildcard page as it is', () => {
    expect(pathOf('/kop-bil', ',-w-,/,-w-,', 'Bil')).toBe('/kop-bil/,-w-,/,-w-,');
  });

  test('is refused where it cannot be reached', () => {
    expect(faultIn('/kontakt?a=1')).toContain('no ?');
    expect(faultIn('/min sida')).toContain('no spaces');
    expect(faultIn('/admin/sida')).toContain('house itself');
    expect(faultIn('/administration')).toBeUndefined();
  });
});

test('a page has an address in the languages in which it has a name', () => {
  const page = { name: { sv: 'Däck', en: 'Tyres', fi: '' }, slug: { sv: 'dack', en: null } };
  expect(pathsOf(page, { sv: '/agande', en: '/owning' })).toEqual({
    sv: '/agande/dack',
    en: '/owning/tyres',
  });
  expect(pathsOf(page, undefined)).toEqual({ sv: '/dack', en: '/tyres' });
});

test('two sets of addresses are the same when every language says so', () => {
  expect(samePaths({ sv: '/a' }, { sv: '/a', en: null })).toBe(true);
  expect(samePaths({ sv: '/a' }, { sv: '/a', en: '/b' })).toBe(false);
});
