import { expect, test } from 'vitest';
import { compileTable } from '../../src/content/redirects/redirect-table.ts';
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
  const pages = ['/kop-bil/guide-2026/elbil'];
  const redirect = (path: string) => table.find(path, '', (page) => pages.includes(page))?.location;
  expect(redirect('/kop-bil/461010605/volvo-ex40')).toBe('/bilar/461010605/volvo-ex40');
  for (const id of ['STK-17.b2', 'aB12', '12.5', 'x-1'])
    expect(redirect(`/kop-bil/${id}/volvo-ex40`)).toBe(`/bilar/${id}/volvo-ex40`);
  expect(redirect('/kop-bil/guider/kopa-begagnat')).toBeUndefined();
  expect(redirect('/kop-bil/hitta-oss/orebro')).toBeUndefined();
  expect(redirect('/kop-bil/guide-2026/elbil')).toBeUndefined();
  expect(table.refused).toEqual([]);
});

test('ROUTE-30 a rule from the time when cars had numbers of digits alone is followed and removed like its like', () => {
  const old = rule(1, '/a/{part1:number}/{part2}', '/b/{part1:number}/{part2}');
  const [a, b, c] = ['/a', '/b', '/c'].map((path) =>
    toRuleSource(`${path}/,-w-,/,-w-,`, { showsCar: true }),
  ) as [string, string, string];
  expect(redirectsAfterMove([old], { from: b, to: c })).toMatchObject({
    add: { source: b, destination: c },
    retarget: [{ id: 1, destination: '/c/{part1:number}/{part2}' }],
  });
  expect(redirectsAfterMove([old], { from: b, to: a })).toMatchObject({ remove: [1] });
});

test('rules with conditions do not change', () => {
  const moved = redirectsAfterMove([rule(1, '/b', '/c', true), rule(2, '/a', '/c', true)], {
    from: '/a',
    to: '/b',
  });
  expect(moved).toEqual({ add: { source: '/a', destination: '/b' }, retarget: [], remove: [] });
});
