import type { Clock } from '../../../shared/platform/clock.ts';
import { wallTime } from '../../../shared/platform/wall-time.ts';
import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import type { Booking } from '../booking.ts';
import type { BayCalendar, Claim } from '../booking-store.ts';
import type { Job } from '../calendar/bay.ts';
import { claimFor } from '../calendar/claim-for.ts';
import { formatTime } from '../calendar/local-date.ts';
import type { DaySlots, TimeSlotChoice } from '../calendar/time-slot.ts';
import { departmentDay } from '../department-days.ts';
import {
  type DepartmentSetups,
  findDepartments,
  type WorkshopDepartment,
  type WorkshopSite,
} from '../find-departments.ts';
import { freeTimes } from '../free-times.ts';
import { parseTimeSlot } from '../parse-time-slot.ts';
import type { VisitKinds } from '../visit-kind.ts';
import { WorkshopError } from '../workshop-error.ts';

export const DAYS_PER_WEEK = 7;

/** The times that a booking can move to, at its own workshop. Throws a `WorkshopError` where it can move nowhere. */
export type Rescheduling = {
  week(from: string): Promise<readonly DaySlots[]>;
  /** What to take in the calendar; undefined for a time that is not offered. */
  claim(slot: Slot): Promise<Claim | undefined>;
  /** The free times nearest to one that is taken. */
  nearest(timeSlot: string): Promise<readonly TimeSlotChoice[]>;
};

export type Slot = Pick<TimeSlotChoice, 'timeSlot' | 'isFullDay'>;

export type OpenRescheduling = (booking: Booking, site: WorkshopSite) => Rescheduling;

type BookedJob = { job: Job; department: WorkshopDepartment };

type ReschedulingDeps = {
  search: CachedSearch;
  setups: DepartmentSetups;
  bays: Pick<BayCalendar, 'occupied'>;
  visitKinds: VisitKinds;
  now: Clock;
  /** Of services that were booked, as they are offered now. */
  loadJob: (booking: Booking, site: WorkshopSite) => Promise<BookedJob>;
};

/** By the rules by which it was booked: the same services, skills, opening hours and lead time. */
export function openRescheduling(deps: ReschedulingDeps): OpenRescheduling {
  return (booking, site) => {
    const load = async () => {
      const { job } = deps.visitKinds.of(booking);
      if (!job) return deps.loadJob(booking, site);
      const departments = await findDepartments(deps, site);
      const department = departments.find((each) => each.departmentId === booking.appointment.departmentId);
      if (!department) throw new WorkshopError('DepartmentNotFound');
      return { job, department };
    };
    const times = async () => {
      const { job, department } = await load();
      return freeTimes(deps, department, job, site.timeZone, booking.id);
    };
    return {
      week: async (from) => {
        const days = await (await times()).ofDays(from, DAYS_PER_WEEK);
        return days.map((day) => withoutOwnTime(day, booking));
      },
      nearest: async (timeSlot) => (await times()).nearTo(timeSlot),
      claim: async ({ timeSlot, isFullDay }) => {
        const { job, department } = await load();
        const { date, time } = parseTimeSlot(timeSlot);
        const now = wallTime(deps.now(), site.timeZone);
        return claimFor({
          ...departmentDay(department, date),
          ...{ setup: department.setup, job, now, time, isFullDay },
        });
      },
    };
  };
}

/** To where it is already, it need not move. */
function withoutOwnTime(day: DaySlots, { appointment }: Booking): DaySlots {
  if (day.date !== appointment.date) return day;
  if (appointment.isFullDay) return { ...day, allDaySlotAvailable: false };
  const own = formatTime(appointment.startsAt);
  return { ...day, availableSlots: day.availableSlots.filter((time) => time !== own) };
}
