import { expect, test } from 'vitest';
import { momentOf, wallTime } from './wall-clock.ts';

const stockholm = 'Europe/Stockholm';

test('the same moment is another hour, and late in the evening another day, elsewhere', () => {
  const late = new Date('2026-11-15T22:30:00Z');
  expect(wallTime(late, 'Europe/London')).toEqual({ date: '2026-11-15', weekday: 6, minutes: 22 * 60 + 30 });
  expect(wallTime(late, 'Europe/Helsinki')).toEqual({ date: '2026-11-16', weekday: 0, minutes: 30 });
});

test('on the day the clocks go forward nine o’clock comes an hour sooner', () => {
  expect(momentOf('2026-03-28', 540, stockholm).toISOString()).toBe('2026-03-28T08:00:00.000Z');
  expect(momentOf('2026-03-29', 540, stockholm).toISOString()).toBe('2026-03-29T07:00:00.000Z');
  expect(wallTime(new Date('2026-03-29T00:59:00Z'), stockholm).minutes).toBe(119);
  expect(wallTime(new Date('2026-03-29T01:00:00Z'), stockholm).minutes).toBe(180);
});

test('on the day the clocks go back nine o’clock comes an hour later', () => {
  expect(momentOf('2026-10-24', 540, stockholm).toISOString()).toBe('2026-10-24T07:00:00.000Z');
  expect(momentOf('2026-10-25', 540, stockholm).toISOString()).toBe('2026-10-25T08:00:00.000Z');
  expect(wallTime(new Date('2026-10-25T00:30:00Z'), stockholm).minutes).toBe(150);
  expect(wallTime(new Date('2026-10-25T01:30:00Z'), stockholm).minutes).toBe(150);
});

test('a day ends at midnight, after 23 hours in spring and 25 in autumn', () => {
  const lengthInHours = (date: string) =>
    (momentOf(date, 24 * 60, stockholm).getTime() - momentOf(date, 0, stockholm).getTime()) / 3_600_000;
  expect(lengthInHours('2026-03-29')).toBe(23);
  expect(lengthInHours('2026-10-25')).toBe(25);
  expect(lengthInHours('2026-11-15')).toBe(24);
});
