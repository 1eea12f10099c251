import { expect, test } from 'vitest';
import type { RedirectRule } from '../../src/content/redirects/rule.ts';
import { findNewLoop } from './check-rule.ts';

const site = { groupSlug: 'solvik', storeSlug: '', languages: ['sv', 'en'] as const };
const rule = (source: string, destination: string): RedirectRule => ({
  source,
  destination,
  permanent: true,
});

test('ROUTE-25 a rule that closes a circle is refused with the way round', () => {
  expect(findNewLoop([rule('/a', '/b')], rule('/b', '/a'), site)).toEqual({
    kind: 'circle',
    stations: expect.stringMatching(/^\/[ab] → \/[ab] → \/[ab]/),
  });
  expect(findNewLoop([rule('/a', '/b'), rule('/b', '/c')], rule('/c', '/a'), site)).toMatchObject({
    kind: 'circle',
  });
  expect(
    findNewLoop([rule('/cars/{x}', '/{x}/cars')], rule('/volvo/cars', '/cars/volvo'), site),
  ).toMatchObject({
    kind: 'circle',
  });
  expect(findNewLoop([], rule('/a', '/a'), site)).toEqual({ kind: 'itself' });
});

test('a rule that leads on, or away from a circle that is there already, is accepted', () => {
  expect(findNewLoop([rule('/a', '/b')], rule('/b', '/c'), site)).toBeUndefined();
  const circle = [rule('/a', '/b'), rule('/b', '/a')];
  expect(findNewLoop(circle, rule('/x', '/y'), site)).toBeUndefined();
});
