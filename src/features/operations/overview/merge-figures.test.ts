import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeRenders, mergeSections, mergeSlowPages, quantile } from './merge-figures.ts';

const nothing = { renders: [], failingSections: [], slowPages: [] };
const renders = (kind: string, counts: readonly [number, number][], count: number) => ({
  ...nothing,
  renders: [{ kind, count, buckets: counts.map(([seconds, upTo]) => ({ seconds, count: upTo })) }],
});

test('the p95 of all processes comes from their buckets together, the slowest kind first', () => {
  const one = renders(
    'car',
    [
      [0.1, 90],
      [1, 100],
    ],
    100,
  );
  const other = renders(
    'car',
    [
      [0.1, 100],
      [1, 100],
    ],
    100,
  );
  const quick = renders(
    'home',
    [
      [0.1, 10],
      [1, 10],
    ],
    10,
  );
  expect(mergeRenders([one, other, quick])).toEqual([
    { kind: 'car', count: 200, p95Seconds: expect.closeTo(0.1) },
    { kind: 'home', count: 10, p95Seconds: expect.closeTo(0.095) },
  ]);
});

test('a quantile lies within the bucket that its rank falls into', () => {
  const sizes = fc
    .array(fc.nat(50), { minLength: 4, maxLength: 4 })
    .filter((some) => some.some((n) => n > 0));
  fc.assert(
    fc.property(sizes, fc.double({ min: 0.01, max: 1, noNaN: true }), (counts, share) => {
      const upToEach = counts.map((_, at) => counts.slice(0, at + 1).reduce((a, b) => a + b, 0));
      const cumulative = new Map(upToEach.map((count, at) => [at + 1, count]));
      const sum = upToEach.at(-1) ?? 0;
      const found = quantile(share, sum, cumulative) ?? Number.NaN;
      const upTo = [...cumulative].find(([, count]) => count >= share * sum)?.[0] ?? 0;
      expect(found).toBeLessThanOrEqual(upTo);
      expect(found).toBeGreaterThanOrEqual(upTo - 1 - 1e-9);
    }),
  );
});

test('above the last bucket nothing is known', () => {
  expect(quantile(0.95, 10, new Map([[1, 5]]))).toBeUndefined();
});

const section = { site: 'solvik-se', path: '/', block: 'car-list', code: 'X', count: 2 };

test('a section that fails in two processes is one, since the first time', () => {
  const figures = ['2026-11-17T08:00:00Z', '2026-11-17T07:00:00Z'].map((since) => ({
    ...nothing,
    failingSections: [{ ...section, since }],
  }));
  expect(mergeSections(figures)).toEqual([{ ...section, since: '2026-11-17T07:00:00Z', count: 4 }]);
});

test('a slow page is listed once, with its worst time', () => {
  const page = { site: 'solvik-se', path: '/', kind: 'home', at: '2026-11-17T08:00:00Z' };
  const figures = [10, 30, 20].map((milliseconds) => ({
    ...nothing,
    slowPages: [{ ...page, milliseconds }],
  }));
  expect(mergeSlowPages(figures)).toEqual([{ ...page, milliseconds: 30 }]);
});
