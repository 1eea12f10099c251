import { expect, test } from 'vitest';
import { canBeChanged } from './can-be-changed.ts';

test.each([
  ['2026-11-17T06:30:00Z', true],
  ['2026-11-17T06:30:01Z', false],
  ['2026-11-18T05:00:00Z', false],
])('a visit on 18 November at 07:30 in Sweden, seen at %s, can be changed: %s', (now, expected) => {
  expect(canBeChanged('2026-11-18T07:30:00', 'Europe/Stockholm', new Date(now))).toBe(expected);
});
