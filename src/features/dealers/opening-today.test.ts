import { describe, expect, test } from 'vitest';
import { wallTime } from '../../shared/platform/wall-time.ts';
import { upcomingDeviations } from './opening-schedule.ts';
import { openingToday } from './opening-today.ts';
import { aSchedule, weekdays as days } from './testing/a-schedule.ts';

const stockholm = 'Europe/Stockholm';
const vacation = {
  vacationtitle: 'Höstinventering',
  vacationstart: '2026-11-09',
  vacationend: '2026-11-22',
  vacationdays: days.map((day, at) => ({ day, displayText: at < 4 ? '8–14' : 'Stängt' })),
};

const at = (moment: string, schedule = aSchedule()) => openingToday(schedule, new Date(moment), stockholm);

describe('how it stands with a door today', () => {
  test('open from the first minute to the last, in the zone of the dealership', () => {
    expect(at('2026-11-16T07:59:00Z')).toMatchObject({ state: 'closed', hours: '9–18' });
    expect(at('2026-11-16T08:00:00Z')).toMatchObject({ state: 'open', hours: '9–18' });
    expect(at('2026-11-16T16:59:00Z')).toMatchObject({ state: 'open' });
    expect(at('2026-11-16T17:00:00Z')).toMatchObject({ state: 'closed' });
  });

  test('the answer holds until the door opens or closes, and never beyond midnight', () => {
    const until = (moment: string) => at(moment)?.until.toISOString();
    expect(until('2026-11-16T06:00:00Z')).toBe('2026-11-16T08:00:00.000Z');
    expect(until('2026-11-16T12:00:00Z')).toBe('2026-11-16T17:00:00.000Z');
    expect(until('2026-11-16T18:00:00Z')).toBe('2026-11-16T23:00:00.000Z');
    expect(until('2026-11-15T12:00:00Z')).toBe('2026-11-15T23:00:00.000Z');
  });

  test('between two spans of a day it is closed until the second begins', () => {
    const schedule = aSchedule({ openinghours: days.map((day) => ({ day, displayText: '9–12, 13–17' })) });
    expect(at('2026-11-16T11:00:00Z', schedule)).toEqual({
      state: 'closed',
      hours: '9–12, 13–17',
      until: new Date('2026-11-16T12:00:00Z'),
    });
    expect(at('2026-11-16T12:00:00Z', schedule)).toMatchObject({
      state: 'open',
      until: new Date('2026-11-16T16:00:00Z'),
    });
  });

  test('dates of deviating days and vacations may have a time, which does not count', () => {
    const deviationdays = [{ day: '2026-11-16T00:00:00', displayText: 'Stängt' }];
    const vacationdays = [
      { ...vacation, vacationstart: '2026-11-17T12:00:00', vacationend: '2026-11-17T12:00:00' },
    ];
    const schedule = aSchedule({ deviationdays, vacationdays });
    expect(at('2026-11-16T10:00:00Z', schedule)).toMatchObject({ state: 'closed all day' });
    expect(at('2026-11-17T08:00:00Z', schedule)).toMatchObject({ state: 'open', hours: '8–14' });
    expect(at('2026-11-18T08:00:00Z', schedule)).toMatchObject({ state: 'open', hours: '9–18' });
    const today = wallTime(new Date('2026-11-16T10:00:00Z'), stockholm);
    expect(upcomingDeviations(schedule, today.date)).toEqual(deviationdays);
  });

  test('on the days the clocks change the door opens at nine by the clock on the wall', () => {
    const sundays = aSchedule({ openinghours: days.map((day) => ({ day, displayText: '9–18' })) });
    expect(at('2026-03-29T06:59:00Z', sundays)).toMatchObject({ state: 'closed' });
    expect(at('2026-03-29T07:00:00Z', sundays)).toMatchObject({ state: 'open' });
    expect(at('2026-10-25T07:59:00Z', sundays)).toMatchObject({ state: 'closed' });
    expect(at('2026-10-25T08:00:00Z', sundays)).toMatchObject({ state: 'open' });
    expect(at('2026-10-25T00:30:00Z', sundays)?.until.toISOString()).toBe('2026-10-25T08:00:00.000Z');
  });

  test('a day that differs counts before the week, and before a vacation', () => {
    const deviationdays = [
      { day: '2026-11-16', displayText: 'Inventering: stängt' },
      { day: '2026-11-17', displayText: '9–20' },
    ];
    const schedule = aSchedule({ deviationdays, vacationdays: [vacation] });
    expect(at('2026-11-16T10:00:00Z', schedule)).toMatchObject({ state: 'closed all day' });
    expect(at('2026-11-17T18:30:00Z', schedule)).toMatchObject({ state: 'open', hours: '9–20' });
    expect(at('2026-11-18T12:30:00Z', schedule)).toMatchObject({ state: 'open', hours: '8–14' });
  });

  test('a schedule that says nothing of today, or nothing that can be read, gives no answer', () => {
    expect(at('2026-11-16T10:00:00Z', aSchedule({ openinghours: [] }))).toBeUndefined();
    const byAppointment = [{ day: 'Måndag', displayText: 'Efter överenskommelse' }];
    expect(at('2026-11-16T10:00:00Z', aSchedule({ openinghours: byAppointment }))).toBeUndefined();
  });

  test('after midnight the hours are those of the night that goes on', () => {
    const openinghours = days.map((day, n) => ({ day, displayText: n === 4 ? 'Fredag: 18–02' : 'Stängt' }));
    const friday = aSchedule({ openinghours });
    expect(at('2026-11-20T20:00:00Z', friday)).toMatchObject({ state: 'open', hours: '18–02' });
    expect(at('2026-11-21T00:30:00Z', friday)).toMatchObject({ state: 'open', hours: '18–02' });
    expect(at('2026-11-21T01:30:00Z', friday)).toEqual({
      state: 'closed all day',
      until: new Date('2026-11-21T23:00:00Z'),
    });
    expect(at('2026-11-20T10:00:00Z', friday)).toMatchObject({ state: 'closed', hours: '18–02' });
    const weekend = days.map((day, n) => ({ day, displayText: n === 4 ? '18–02' : '10–15' }));
    expect(at('2026-11-21T08:00:00Z', aSchedule({ openinghours: weekend }))).toMatchObject({
      state: 'closed',
      hours: '10–15',
    });
  });
});
