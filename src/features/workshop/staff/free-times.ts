import type { WallTime } from '../../../shared/platform/wall-time.ts';
import type { Appointment, Booking } from '../../booking/booking.ts';
import type { Claim } from '../../booking/booking-store.ts';
import { type Bay, type Interval, type Occupancy, QUARTER_MINUTES } from '../../booking/calendar/bay.ts';
import { busyByDate, isBayFree } from '../../booking/calendar/suitable-bays.ts';
import type { StaffDepartment } from './staff-department.ts';

/** Staff are offered times this far apart, and besides the ends of what stands in the bay. */
const STEP_MINUTES = 30;

/** A bay that a booking could move to, with the starts that are free there. */
export type BayTimes = { bay: Bay; starts: readonly number[] };

/** A time that staff chose. */
export type ChosenTime = Pick<Appointment, 'bayId' | 'date' | 'startsAt'>;

type Now = Pick<WallTime, 'date' | 'minutes'>;

/** The times of a day that a booking could move to, by bay; bays without one are left out. */
export function freeTimes(
  booking: Booking,
  department: StaffDepartment,
  date: string,
  occupied: readonly Occupancy[],
  now: Now,
): readonly BayTimes[] {
  // The booking's own time does not hinder it.
  const others = occupied.filter(({ id }) => id !== booking.id);
  const busy = busyByDate(others).get(date) ?? new Map<string, Interval[]>();
  const working = department.workingOn(date);
  return department.bays
    .map((bay) => {
      const canMoveTo = (startsAt: number) => {
        const chosen = { bayId: bay.id, date, startsAt };
        const claim = moveClaim(booking, department, chosen, now);
        return claim !== undefined && !isOwnTime(booking, chosen) && isBayFree(busy, bay.id, claim);
      };
      return { bay, starts: candidateStarts(booking, working, busy.get(bay.id) ?? []).filter(canMoveTo) };
    })
    .filter(({ starts }) => starts.length > 0);
}

/**
 * What the database is asked for when a booking moves: as long as before, or the whole working day. Undefined where the
 * time is outside the working hours, between two quarters, past, or in a bay of another department.
 */
export function moveClaim(
  { appointment }: Booking,
  department: StaffDepartment,
  { bayId, date, startsAt }: ChosenTime,
  now: Now,
): Claim | undefined {
  const { isFullDay } = appointment;
  const working = isFullDay
    ? wholeDay(department.workingOn(date))
    : department.workingOn(date).find((each) => each.startsAt <= startsAt && startsAt < each.endsAt);
  const isBayOfDepartment = department.bays.some(({ id }) => id === bayId);
  if (!working || !isBayOfDepartment || startsAt % QUARTER_MINUTES !== 0) return undefined;
  const wanted = isFullDay
    ? working
    : { startsAt, endsAt: startsAt + appointment.endsAt - appointment.startsAt };
  if (wanted.startsAt !== startsAt || wanted.endsAt > working.endsAt) return undefined;
  if (hasPassed(date, startsAt, now)) return undefined;
  const { endsAt } = wanted;
  return { departmentId: department.id, date, startsAt, endsAt, isFullDay, bayIds: [bayId] };
}

function wholeDay(working: readonly Interval[]): Interval | undefined {
  const [first, last] = [working[0], working.at(-1)];
  return first && last && { startsAt: first.startsAt, endsAt: last.endsAt };
}

/** The quarter that is running may still be taken: the car stands in the yard already. */
function hasPassed(date: string, startsAt: number, now: Now): boolean {
  return date < now.date || (date === now.date && startsAt + QUARTER_MINUTES <= now.minutes);
}

function candidateStarts(
  { appointment }: Booking,
  working: readonly Interval[],
  busy: readonly Interval[],
): readonly number[] {
  if (appointment.isFullDay) return working.slice(0, 1).map(({ startsAt }) => startsAt);
  const steps = working.flatMap(({ startsAt, endsAt }) =>
    Array.from(
      { length: Math.ceil((endsAt - startsAt) / STEP_MINUTES) },
      (_, step) => startsAt + step * STEP_MINUTES,
    ),
  );
  return [...new Set([...steps, ...busy.map(({ endsAt }) => endsAt)])].sort((a, b) => a - b);
}

function isOwnTime({ appointment }: Booking, { bayId, date, startsAt }: ChosenTime): boolean {
  return appointment.date === date && appointment.startsAt === startsAt && appointment.bayId === bayId;
}
