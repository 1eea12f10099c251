import { expect, test } from 'vitest';
import { aSchedule, everyDay } from '../dealers/testing/a-schedule.ts';
import { departmentDay, departmentDays } from './department-days.ts';

const sweden = { country: 'SE', region: undefined } as const;

test('SB-73 a day is open as the schedule says, in minutes of the local day', () => {
  const schedule = aSchedule();
  expect(departmentDays({ ...sweden, schedule }, '2026-11-20', 3)).toEqual([
    { date: '2026-11-20', weekday: 4, open: [{ startsAt: 540, endsAt: 1080 }] },
    { date: '2026-11-21', weekday: 5, open: [{ startsAt: 600, endsAt: 900 }] },
    { date: '2026-11-22', weekday: 6, open: [] },
  ]);
});

test('SB-73 holidays and vacations of the department count', () => {
  const schedule = aSchedule({
    deviationdays: [{ day: '2026-12-24', displayText: 'Julafton: stängt' }],
    vacationdays: [
      {
        vacationtitle: 'Mellandagarna',
        vacationstart: '2026-12-28',
        vacationend: '2026-12-30',
        vacationdays: [{ day: 'Måndag', displayText: '8–12' }],
      },
    ],
  });
  const openOn = (date: string) => departmentDay({ ...sweden, schedule }, date).open;
  expect(openOn('2026-12-24')).toEqual([]);
  expect(openOn('2026-12-28')).toEqual([{ startsAt: 480, endsAt: 720 }]);
  expect(openOn('2026-12-29')).toEqual([]);
  expect(openOn('2026-12-31')).toEqual([{ startsAt: 540, endsAt: 1080 }]);
});

test('a pause at noon makes two spans, and a night ends at midnight', () => {
  expect(departmentDay({ ...sweden, schedule: everyDay('7–12, 13–17') }, '2026-11-18').open).toEqual([
    { startsAt: 420, endsAt: 720 },
    { startsAt: 780, endsAt: 1020 },
  ]);
  expect(departmentDay({ ...sweden, schedule: everyDay('18–02') }, '2026-11-18').open).toEqual([
    { startsAt: 1080, endsAt: 1440 },
  ]);
});

test('hours that nobody can read are closed; without a schedule only the mechanics’ hours count', () => {
  expect(
    departmentDay({ ...sweden, schedule: everyDay('efter överenskommelse') }, '2026-11-18').open,
  ).toEqual([]);
  expect(departmentDay({ ...sweden, schedule: undefined }, '2026-11-18').open).toEqual([
    { startsAt: 0, endsAt: 1440 },
  ]);
});

test('without holidays of the country, every day is as the schedule says', () => {
  expect(departmentDay({ ...sweden, schedule: everyDay('7–17') }, '2026-12-25').open).toHaveLength(1);
});
