import type { Hours, OpeningSchedule, Vacation } from './dealership.ts';
import { parseHours, type Span } from './parse-hours.ts';
import { parseWeekdays } from './weekdays.ts';

/** When it is open on a day, in minutes; none when it is closed, nothing when the schedule does not say. */
export function openingHoursOn(schedule: OpeningSchedule, date: string): readonly Span[] | undefined {
  return parseHours(hoursOn(schedule, date)?.displayText ?? '');
}

/** The line of the schedule that holds on a day: a deviating day before a vacation, that before the ordinary week. */
export function hoursOn(schedule: OpeningSchedule, date: string): Hours | undefined {
  const week = ongoingVacation(schedule, date)?.vacationdays ?? schedule.openinghours;
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return deviationOn(schedule, date) ?? week.find(({ day }) => parseWeekdays(day).includes(weekday));
}

/** What the dealership says of this very day. */
export function deviationOn(schedule: OpeningSchedule | undefined, date: string): Hours | undefined {
  return schedule?.deviationdays.find(({ day }) => day.slice(0, 10) === date);
}

/** The first and the last day belong to it, by the calendar of the dealership (DSD-10, DSD-11). */
export function ongoingVacation(schedule: OpeningSchedule, date: string): Vacation | undefined {
  return schedule.vacationdays.find(
    ({ vacationstart, vacationend }) =>
      vacationstart.slice(0, 10) <= date && date <= vacationend.slice(0, 10),
  );
}

/** Days that differ, as long as they have not passed. */
export function upcomingDeviations(schedule: OpeningSchedule, date: string): readonly Hours[] {
  return schedule.deviationdays.filter(({ day }) => day.slice(0, 10) >= date);
}
