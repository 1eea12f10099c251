import { expect, test } from 'vitest';
import { firstOf, nextOf, retryOf } from './next-fetch.ts';

const zone = 'Europe/Stockholm';
const at = (text: string) => new Date(text);

test.each([
  ['before it', '2026-11-19T03:00:00Z', '2026-11-19T03:30:00.000Z'],
  ['at it', '2026-11-19T03:30:00Z', '2026-11-20T03:30:00.000Z'],
  ['after it', '2026-11-19T20:00:00Z', '2026-11-20T03:30:00.000Z'],
  ['late in the evening, already tomorrow there', '2026-11-19T23:30:00Z', '2026-11-20T03:30:00.000Z'],
  ['in the night the clocks go forward', '2026-03-28T20:00:00Z', '2026-03-29T02:30:00.000Z'],
  ['in the night the clocks go back', '2026-10-24T20:00:00Z', '2026-10-25T03:30:00.000Z'],
])('daily at 04:30, %s', (_, now, next) => {
  expect(nextOf({ dailyAt: '04:30' }, at(now), zone).toISOString()).toBe(next);
});

test('an hour that the clocks leave out is the one that replaces it', () => {
  const next = nextOf({ dailyAt: '02:30' }, at('2026-03-28T20:00:00Z'), zone);
  expect(next.toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(nextOf({ dailyAt: '02:30' }, next, zone).toISOString()).toBe('2026-03-30T00:30:00.000Z');
});

test('a new source by the minute begins at once, a daily one at its time', () => {
  const now = at('2026-11-19T12:00:00Z');
  expect(firstOf({ everyMinutes: 15 }, now, zone)).toEqual(now);
  expect(firstOf({ dailyAt: '04:30' }, now, zone).toISOString()).toBe('2026-11-20T03:30:00.000Z');
});

test('a server that refuses the password is not asked again for an hour, and never past the time of the schedule', () => {
  const now = at('2026-11-19T03:00:00Z');
  const refused = (schedule: Parameters<typeof nextOf>[0]) =>
    retryOf({ failures: 1, problem: 'sign-in-refused', schedule }, now, zone, 0).toISOString();
  expect(refused({ everyMinutes: 5 })).toBe('2026-11-19T04:00:00.000Z');
  expect(refused({ dailyAt: '04:30' })).toBe('2026-11-19T03:30:00.000Z');
  const wrongAddress = retryOf({ failures: 1, schedule: { everyMinutes: 5 } }, now, zone, 1);
  expect(wrongAddress.toISOString()).toBe('2026-11-19T03:00:45.000Z');
});
