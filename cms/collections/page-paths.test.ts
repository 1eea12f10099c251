import { describe, expect, test } from 'vitest';
import { buildPath, buildPaths, findPathError, samePaths } from './page-paths.ts';
import { slugify } from './slugify.ts';

describe('the address of a page', () => {
  test('is that of the page above and its own part', () => {
    expect(buildPath('/kop-bil', 'elbilar', 'Elbilar')).toBe('/kop-bil/elbilar');
    expect(buildPath('/', 'kop-bil', 'Köp bil')).toBe('/kop-bil');
    expect(buildPath(undefined, 'kop-bil', 'Köp bil')).toBe('/kop-bil');
  });

  test('may have several segments, or be absolute', () => {
    expect(buildPath('/berattelser', '2026/kusten', 'Kusten')).toBe('/berattelser/2026/kusten');
    expect(buildPath('/berattelser', '/kusten/', 'Kusten')).toBe('/kusten');
    expect(buildPath(undefined, '/', 'Hem')).toBe('/');
  });

  test('is made from the name as long as no segment was entered', () => {
    expect(buildPath('/om-oss', '', 'Däck & fälgar')).toBe('/om-oss/dack-falgar');
    expect(slugify('Brønnøysund – små æbler')).toBe('bronnoysund-sma-aebler');
  });

  test('retains the marker of a wildcard page', () => {
    expect(buildPath('/kop-bil', ',-w-,/,-w-,', 'Bil')).toBe('/kop-bil/,-w-,/,-w-,');
  });

  test('is refused where it would be unreachable', () => {
    expect(findPathError('/kontakt?a=1', 'en')).toContain('no ?');
    expect(findPathError('/min sida', 'en')).toContain('no spaces');
    expect(findPathError('/admin/sida', 'sv')).toContain('Webbplatserna använder');
    expect(findPathError('/administration', 'en')).toBeUndefined();
  });
});

test('a page has an address in the languages in which it has a name', () => {
  const page = { name: { sv: 'Däck', en: 'Tyres', fi: '' }, slug: { sv: 'dack', en: null } };
  expect(buildPaths(page, { sv: '/agande', en: '/owning' })).toEqual({
    sv: '/agande/dack',
    en: '/owning/tyres',
  });
  expect(buildPaths(page, undefined)).toEqual({ sv: '/dack', en: '/tyres' });
});

test('two sets of addresses are equal when they are equal in every language', () => {
  expect(samePaths({ sv: '/a' }, { sv: '/a', en: null })).toBe(true);
  expect(samePaths({ sv: '/a' }, { sv: '/a', en: '/b' })).toBe(false);
});
