import type { WallTime } from '../../shared/platform/wall-time.ts';
import type { Hours, OpeningSchedule, Vacation } from './dealership.ts';
import { parseWeekdays } from './weekdays.ts';

type Day = Pick<WallTime, 'date' | 'weekday'>;

/** The line of the schedule that holds on a day: a deviating day before a vacation, that before the ordinary week. */
export function hoursOn(schedule: OpeningSchedule, day: Day): Hours | undefined {
  const deviating = schedule.deviationdays.find((each) => each.day.slice(0, 10) === day.date);
  const week = ongoingVacation(schedule, day)?.vacationdays ?? schedule.openinghours;
  return deviating ?? week.find((each) => parseWeekdays(each.day).includes(day.weekday));
}

/** The first and the last day belong to it, by the calendar of the dealership (DSD-10, DSD-11). */
export function ongoingVacation(
  schedule: OpeningSchedule,
  { date }: Pick<Day, 'date'>,
): Vacation | undefined {
  return schedule.vacationdays.find(
    ({ vacationstart, vacationend }) =>
      vacationstart.slice(0, 10) <= date && date <= vacationend.slice(0, 10),
  );
}

/** Days that differ, as long as they have not passed. */
export function upcomingDeviations(schedule: OpeningSchedule, { date }: Pick<Day, 'date'>): readonly Hours[] {
  return schedule.deviationdays.filter(({ day }) => day.slice(0, 10) >= date);
}
