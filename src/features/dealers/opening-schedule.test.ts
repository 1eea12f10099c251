import { expect, test } from 'vitest';
import { wallTime } from '../../shared/platform/wall-time.ts';
import { ongoingVacation, upcomingDeviations } from './opening-schedule.ts';
import { aSchedule, weekdays as days } from './testing/a-schedule.ts';

const stockholm = 'Europe/Stockholm';

const vacation = {
  vacationtitle: 'Höstinventering',
  vacationstart: '2026-11-09',
  vacationend: '2026-11-22',
  vacationdays: days.map((day, at) => ({ day, displayText: at < 4 ? '8–14' : 'Stängt' })),
};

test('DSD-10 DSD-11 a vacation goes on through its last evening, in the dealership’s own time', () => {
  const schedule = aSchedule({ vacationdays: [vacation] });
  const goingOn = (moment: string) => ongoingVacation(schedule, wallTime(new Date(moment), stockholm).date);
  expect(goingOn('2026-11-08T22:59:00Z')).toBeUndefined();
  expect(goingOn('2026-11-08T23:00:00Z')).toBe(vacation);
  expect(goingOn('2026-11-22T22:00:00Z')).toBe(vacation);
  expect(goingOn('2026-11-22T23:00:00Z')).toBeUndefined();
});

test('days that differ are named until they have passed', () => {
  const deviationdays = ['2026-11-14', '2026-11-15', '2026-12-24'].map((day) => ({
    day,
    displayText: 'Stängt',
  }));
  const ahead = upcomingDeviations(
    aSchedule({ deviationdays }),
    wallTime(new Date('2026-11-15T10:00:00Z'), stockholm).date,
  );
  expect(ahead.map(({ day }) => day)).toEqual(['2026-11-15', '2026-12-24']);
});
