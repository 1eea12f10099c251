import type { Appointment } from '../../booking/booking.ts';
import { type Interval, QUARTER_MINUTES } from '../../booking/calendar/bay.ts';
import { parseTime } from '../../booking/calendar/local-date.ts';
import type { StaffDepartment } from './staff-department.ts';

/** A bay that staff take out of use; undefined where the form names no bay of the department or no span of quarters. */
export function parseBlock(
  posted: URLSearchParams,
  department: StaffDepartment,
  date: string,
): Appointment | undefined {
  const bay = department.bays.find(({ id }) => id === posted.get('bay'));
  const startsAt = parseTime(posted.get('from') ?? '');
  const endsAt = parseTime(posted.get('to') ?? '');
  const isSpan = startsAt < endsAt && startsAt % QUARTER_MINUTES === 0 && endsAt % QUARTER_MINUTES === 0;
  if (!bay || !isSpan) return undefined;
  return { departmentId: department.id, bayId: bay.id, date, startsAt, endsAt, isFullDay: false };
}

/** Every quarter of an hour of a span, both ends included. */
export function quartersOf({ startsAt, endsAt }: Interval): readonly number[] {
  const count = Math.floor((endsAt - startsAt) / QUARTER_MINUTES);
  return Array.from({ length: count + 1 }, (_, at) => startsAt + at * QUARTER_MINUTES);
}
