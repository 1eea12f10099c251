import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '../calendar/local-date.ts';
import {
  daysOf,
  firstOfStrip,
  isWeekend,
  WEEKS_PER_STRIP,
  weekCountFor,
  weekIndexOf,
  weekOf,
  weeksFrom,
} from './weeks.ts';

const zone = 'Europe/Stockholm';
const instant = fc.date({
  min: new Date('2025-12-01T00:00:00Z'),
  max: new Date('2033-02-01T00:00:00Z'),
  noInvalidDate: true,
});
const date = instant.map((each) => each.toISOString().slice(0, 10));

test('weeks have the numbers of ISO 8601, also where the year changes inside them', () => {
  expect(weekOf('2026-11-16')).toEqual({ monday: '2026-11-16', sunday: '2026-11-22', number: 47 });
  expect(weekOf('2026-12-31').number).toBe(53);
  expect(weekOf('2027-01-03')).toEqual({ monday: '2026-12-28', sunday: '2027-01-03', number: 53 });
  expect(weekOf('2027-01-04').number).toBe(1);
  expect(weekOf('2024-12-30').number).toBe(1);
  expect(weekOf('2028-01-01').number).toBe(52);
});

test('every day lies in exactly one week, which begins on a Monday and has seven days', () => {
  fc.assert(
    fc.property(date, (day) => {
      const week = weekOf(day);
      const days = daysOf(week);
      expect(days).toContain(day);
      expect(new Set(days).size).toBe(7);
      expect(days.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(days.filter(isWeekend)).toEqual(days.slice(5));
      expect(days.map((each) => weekOf(each))).toEqual(days.map(() => week));
    }),
  );
});

test('a week follows on the one before, by number and by date, and 4 January is always in week 1', () => {
  fc.assert(
    fc.property(date, (day) => {
      const week = weekOf(day);
      const next = weekOf(addDays(day, 7));
      expect(next.monday).toBe(addDays(week.sunday, 1));
      expect([week.number + 1, 1]).toContain(next.number);
      expect(weekOf(`${day.slice(0, 4)}-01-04`).number).toBe(1);
    }),
  );
});

test('SB-76 the first week that can be chosen is the one that is local today, whatever UTC says', () => {
  expect(weeksFrom(new Date('2026-11-15T22:59:00Z'), zone, 1)[0]?.number).toBe(46);
  expect(weeksFrom(new Date('2026-11-15T23:00:00Z'), zone, 1)[0]?.number).toBe(47);
});

test('SB-72 on both nights of 2026 that clocks change, weeks neither overlap nor leave a day out', () => {
  for (const night of ['2026-03-29', '2026-10-25'])
    for (let hour = -48; hour <= 48; hour += 1) {
      const now = new Date(Date.parse(`${night}T01:00:00Z`) + hour * 3_600_000);
      const weeks = weeksFrom(now, zone, WEEKS_PER_STRIP);
      const days = weeks.flatMap(daysOf);
      expect(days).toHaveLength(28);
      for (const [index, day] of days.slice(1).entries()) expect(day).toBe(addDays(days[index] ?? '', 1));
    }
});

test('SB-72 CONST-20 four weeks at first, four more as soon as the last but one is chosen, never beyond a year', () => {
  expect(WEEKS_PER_STRIP).toBe(4);
  expect(weekCountFor(1, 4)).toBe(4);
  expect(weekCountFor(2, 4)).toBe(8);
  expect(weekCountFor(5, 8)).toBe(8);
  expect(weekCountFor(11, 4)).toBe(16);
  expect(weekCountFor(52, 53)).toBe(53);
  expect(weeksFrom(new Date('2026-11-16T12:00:00Z'), zone, 200)).toHaveLength(53);
});

test('the strip moves just so far that the chosen week is in it', () => {
  expect(firstOfStrip(3, 0)).toBe(0);
  expect(firstOfStrip(4, 0)).toBe(1);
  expect(firstOfStrip(0, 3)).toBe(0);
  fc.assert(
    fc.property(fc.nat(60), fc.nat(60), (chosen, first) => {
      const now = firstOfStrip(chosen, first);
      expect(chosen).toBeGreaterThanOrEqual(now);
      expect(chosen).toBeLessThan(now + WEEKS_PER_STRIP);
      expect(firstOfStrip(chosen, now)).toBe(now);
    }),
  );
});

test('a date is found in its week; one before all of them in the first', () => {
  const weeks = weeksFrom(new Date('2026-12-21T12:00:00Z'), zone, 4);
  expect(weekIndexOf('2027-01-03', weeks)).toBe(1);
  expect(weekIndexOf('2026-12-27', weeks)).toBe(0);
  expect(weekIndexOf('2020-01-01', weeks)).toBe(0);
  expect(weekIndexOf('2029-01-01', weeks)).toBe(0);
});
