import { expect, test } from 'vitest';
import { instantOf, instantOnDay, wallTime } from './wall-time.ts';

const at = (wallTime: string, zone: string) => instantOf(wallTime, zone)?.toISOString();

test('a summer evening in Stockholm is two hours ahead, a winter one an hour', () => {
  expect(at('2026-07-01T18:00', 'Europe/Stockholm')).toBe('2026-07-01T16:00:00.000Z');
  expect(at('2026-12-13T18:00', 'Europe/Stockholm')).toBe('2026-12-13T17:00:00.000Z');
});

test('29 March 2026: the day is an hour short, and a skipped hour is the one after it', () => {
  expect(at('2026-03-29T01:59', 'Europe/Stockholm')).toBe('2026-03-29T00:59:00.000Z');
  expect(at('2026-03-29T02:30', 'Europe/Stockholm')).toBe('2026-03-29T01:30:00.000Z');
  expect(at('2026-03-29T03:00', 'Europe/Stockholm')).toBe('2026-03-29T01:00:00.000Z');
  expect(at('2026-03-29T01:30', 'Europe/London')).toBe('2026-03-29T01:30:00.000Z');
  expect(at('2026-03-29T04:00', 'Europe/Helsinki')).toBe('2026-03-29T01:00:00.000Z');
});

test('25 October 2026: an hour that comes twice is the first of the two', () => {
  expect(at('2026-10-25T02:30', 'Europe/Stockholm')).toBe('2026-10-25T00:30:00.000Z');
  expect(at('2026-10-25T03:00', 'Europe/Stockholm')).toBe('2026-10-25T02:00:00.000Z');
  expect(at('2026-10-25T01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
});

test.each(['', 'tomorrow', '2026-12-13', '2026-12-13T18:00Z'])('%o is not a wall time', (text) => {
  expect(instantOf(text, 'Europe/Stockholm')).toBeUndefined();
});

const stockholm = 'Europe/Stockholm';

test('the same instant is another hour, and in the evening another day, in another zone', () => {
  const evening = new Date('2026-11-15T22:30:00Z');
  expect(wallTime(evening, 'Europe/London')).toEqual({
    date: '2026-11-15',
    weekday: 6,
    minutes: 22 * 60 + 30,
  });
  expect(wallTime(evening, 'Europe/Helsinki')).toEqual({ date: '2026-11-16', weekday: 0, minutes: 30 });
});

test('on the day the clocks go forward nine o’clock comes an hour sooner', () => {
  expect(instantOnDay('2026-03-28', 540, stockholm).toISOString()).toBe('2026-03-28T08:00:00.000Z');
  expect(instantOnDay('2026-03-29', 540, stockholm).toISOString()).toBe('2026-03-29T07:00:00.000Z');
  expect(wallTime(new Date('2026-03-29T00:59:00Z'), stockholm).minutes).toBe(119);
  expect(wallTime(new Date('2026-03-29T01:00:00Z'), stockholm).minutes).toBe(180);
});

test('on the day the clocks go back nine o’clock comes an hour later', () => {
  expect(instantOnDay('2026-10-24', 540, stockholm).toISOString()).toBe('2026-10-24T07:00:00.000Z');
  expect(instantOnDay('2026-10-25', 540, stockholm).toISOString()).toBe('2026-10-25T08:00:00.000Z');
  expect(wallTime(new Date('2026-10-25T00:30:00Z'), stockholm).minutes).toBe(150);
  expect(wallTime(new Date('2026-10-25T01:30:00Z'), stockholm).minutes).toBe(150);
});

test('a day ends at midnight, after 23 hours in spring and 25 in autumn', () => {
  const lengthInHours = (date: string) =>
    (instantOnDay(date, 24 * 60, stockholm).getTime() - instantOnDay(date, 0, stockholm).getTime()) /
    3_600_000;
  expect(lengthInHours('2026-03-29')).toBe(23);
  expect(lengthInHours('2026-10-25')).toBe(25);
  expect(lengthInHours('2026-11-15')).toBe(24);
});
