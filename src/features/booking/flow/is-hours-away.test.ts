import { expect, test } from 'vitest';
import { isHoursAway } from './is-hours-away.ts';

test.each([
  [24, '2026-11-17T06:30:00Z', true],
  [24, '2026-11-17T06:30:01Z', false],
  [24, '2026-11-18T05:00:00Z', false],
  [2, '2026-11-18T04:30:00Z', true],
  [2, '2026-11-18T04:30:01Z', false],
])('a visit on 18 November at 07:30 in Sweden is %i hours away at %s: %s', (hours, now, expected) => {
  expect(isHoursAway(hours, '2026-11-18T07:30:00', 'Europe/Stockholm', new Date(now))).toBe(expected);
});
