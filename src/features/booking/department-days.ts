import { MIDNIGHT } from '../../shared/platform/wall-time.ts';
import { holidayOn } from '../dealers/holidays.ts';
import { deviationOn, openingHoursOn } from '../dealers/opening-schedule.ts';
import type { Interval } from './calendar/bay.ts';
import { addDays, weekdayOf } from './calendar/local-date.ts';
import type { CalendarDay } from './calendar/offered-times.ts';
import type { WorkshopDepartment } from './find-departments.ts';

type Scheduled = Pick<WorkshopDepartment, 'schedule' | 'country' | 'region'>;

/** So many days of a department from a date on, with its opening hours; what its schedule says of a day comes before the country's holidays. */
export function departmentDays(department: Scheduled, from: string, count: number): readonly CalendarDay[] {
  return Array.from({ length: count }, (_, ahead) => departmentDay(department, addDays(from, ahead)));
}

export function departmentDay({ schedule, country, region }: Scheduled, date: string): CalendarDay {
  const weekday = weekdayOf(date);
  if (!deviationOn(schedule, date) && holidayOn(date, country, region)) return { date, weekday, open: [] };
  if (!schedule) return { date, weekday, open: [{ startsAt: 0, endsAt: MIDNIGHT }] };
  // A day whose hours nobody can read is not promised to anybody.
  const spans = openingHoursOn(schedule, date) ?? [];
  return { date, weekday, open: spans.map(toInterval) };
}

function toInterval({ from, to }: { from: number; to: number }): Interval {
  return { startsAt: from, endsAt: Math.min(to, MIDNIGHT) };
}
