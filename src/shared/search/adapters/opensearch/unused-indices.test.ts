import { expect, test } from 'vitest';
import { findUnused } from './unused-indices.ts';

const base = 'forecourt-cars-solvik';
const HOUR_MS = 3_600_000;
const rule = { base, fingerprint: 'aaaaaaaa', now: 10 * HOUR_MS, unusedAfterMs: HOUR_MS };
const id = (n: number) => `0000000${n}-0000-4000-8000-000000000000`;
const own = (n: number) => `${base}-aaaaaaaa-${id(n)}`;
const other = (n: number) => `${base}-bbbbbbbb-${id(n)}`;

test('of this version, indices that its alias does not point to are unused', () => {
  const stored = {
    [own(1)]: { aliases: { [`${base}-aaaaaaaa`]: {} } },
    [own(2)]: { aliases: { [`${own(2)}-filling`]: {} } },
    [own(3)]: {},
  };
  expect(findUnused(stored, rule)).toEqual({ unused: [own(2), own(3)], unmarked: [] });
});

test('of another version, those that nobody has used for an hour', () => {
  const usedAt = (ms: number) => ({
    aliases: { [`${base}-bbbbbbbb`]: {} },
    mappings: { _meta: { usedAt: ms } },
  });
  const stored = { [other(1)]: usedAt(rule.now - HOUR_MS - 1), [other(2)]: usedAt(rule.now - HOUR_MS) };
  expect(findUnused(stored, rule)).toEqual({ unused: [other(1)], unmarked: [] });
});

test('an index that was never marked gets its time from now on', () => {
  expect(findUnused({ [other(1)]: { mappings: {} } }, rule)).toEqual({ unused: [], unmarked: [other(1)] });
});

test('indices of other names and of other systems are left alone', () => {
  const stored = {
    [`${base}-se-aaaaaaaa-${id(1)}`]: {},
    [`${base}-notes`]: {},
    [`${base}-aaaaaaaa-backup`]: {},
    [`x${own(1)}`]: {},
  };
  expect(findUnused(stored, rule)).toEqual({ unused: [], unmarked: [] });
});
