import { expect, test } from 'vitest';
import { compileTable } from '../../src/redirects/redirect-table.ts';
import { type PlainRule, redirectsAfterMove, toRuleSource } from './redirects-after-move.ts';

const rule = (id: number, source: string, destination: string, conditional = false): PlainRule => ({
  id,
  source,
  destination,
  conditional,
});

test('the old address redirects to the new one', () => {
  expect(redirectsAfterMove([rule(1, '/x', '/y')], { from: '/a', to: '/b' })).toEqual({
    add: { source: '/a', destination: '/b' },
    retarget: [],
    remove: [],
  });
});

test('an older address redirects once, not twice', () => {
  const { retarget, add } = redirectsAfterMove([rule(1, '/oldest', '/a')], { from: '/a', to: '/b' });
  expect(retarget).toEqual([{ id: 1, destination: '/b' }]);
  expect(add).toEqual({ source: '/a', destination: '/b' });
});

test('a page that moves back removes the rule from its path', () => {
  const moved = redirectsAfterMove([rule(1, '/a', '/b')], { from: '/b', to: '/a' });
  expect(moved).toEqual({ add: { source: '/b', destination: '/a' }, retarget: [], remove: [1] });
});

test('an existing rule for the old address stays', () => {
  const { add, retarget } = redirectsAfterMove([rule(1, '/a', '/elsewhere')], { from: '/a', to: '/b' });
  expect({ add, retarget }).toEqual({ add: undefined, retarget: [] });
});

test('wildcard segments become parameters of the rule', () => {
  expect(toRuleSource('/anlaggningar/,-w-,')).toBe('/anlaggningar/{part1}');
});

test('ROUTE-30 the rule of a moved car page matches cars, and no content below the same path', () => {
  const [source, destination] = ['/kop-bil', '/bilar'].map((path) =>
    toRuleSource(`${path}/,-w-,/,-w-,`, { showsCar: true }),
  );
  const site = { groupSlug: 'solvik', storeSlug: 'carstore', languages: ['sv'] as const };
  const table = compileTable([{ source, destination, permanent: true }], site);
  const redirect = (path: string) => table.find(path, '', () => true)?.location;
  expect(redirect('/kop-bil/461010605/volvo-ex40')).toBe('/bilar/461010605/volvo-ex40');
  expect(redirect('/kop-bil/guider/kopa-begagnat')).toBeUndefined();
  expect(redirect('/kop-bil/hitta-oss/orebro')).toBeUndefined();
  expect(table.refused).toEqual([]);
});

test('rules with conditions do not change', () => {
  const moved = redirectsAfterMove([rule(1, '/b', '/c', true), rule(2, '/a', '/c', true)], {
    from: '/a',
    to: '/b',
  });
  expect(moved).toEqual({ add: { source: '/a', destination: '/b' }, retarget: [], remove: [] });
});
