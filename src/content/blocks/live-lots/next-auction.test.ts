import { expect, test } from 'vitest';
import { lotState, lotTimes, nextAuction, shortTimeLeft } from './next-auction.ts';

const plan = { weekday: 'Thursday', time: '10:00', closed: [], secondsPerLot: 41, lastLot: 320 };
const next = (now: string, more: object = {}) =>
  nextAuction({ ...plan, ...more }, new Date(now), 'Europe/Stockholm')?.toISOString();

test('the next Thursday at ten, by the clock on the wall', () => {
  expect(next('2026-11-18T20:00:00Z')).toBe('2026-11-19T09:00:00.000Z');
  expect(next('2026-07-01T20:00:00Z')).toBe('2026-07-02T08:00:00.000Z');
});

test('an auction under way stays until its last lot, then the next one comes', () => {
  expect(next('2026-11-19T12:38:00Z')).toBe('2026-11-19T09:00:00.000Z');
  expect(next('2026-11-19T12:39:00Z')).toBe('2026-11-26T09:00:00.000Z');
});

test('days without auction are skipped, and a time nobody can read has none', () => {
  expect(next('2026-12-20T09:00:00Z', { closed: [{ date: '2026-12-24' }, { date: '2026-12-31' }] })).toBe(
    '2027-01-07T09:00:00.000Z',
  );
  expect(next('2026-12-20T09:00:00Z', { time: 'at ten' })).toBeUndefined();
});

test('a lot is called after those before it, and is over when its hammer has fallen', () => {
  const times = lotTimes(new Date('2026-11-19T09:00:00Z'), 11, 41);
  expect(new Date(times.calledAt).toISOString()).toBe('2026-11-19T09:06:50.000Z');
  expect([times.calledAt - 1, times.calledAt, times.hammerAt].map((now) => lotState(times, now))).toEqual([
    'soon',
    'now',
    'over',
  ]);
});

test.each([
  [26 * 3_600_000 + 5 * 60_000, '1 d 2 h 05 min'],
  [3_600_000, '1 h 00 min'],
  [59 * 60_000 + 4000, '59 min 04 s'],
  [-5, '0 min 00 s'],
])('%s ms are %s', (milliseconds, words) => {
  expect(shortTimeLeft(milliseconds)).toBe(words);
});
