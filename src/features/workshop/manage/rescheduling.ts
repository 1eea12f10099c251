import { wallTime } from '../../../shared/platform/wall-time.ts';
import type { Booking } from '../booking.ts';
import type { BayCalendar, Claim } from '../booking-store.ts';
import { claimFor } from '../calendar/claim-for.ts';
import { formatTime } from '../calendar/local-date.ts';
import type { DaySlots } from '../department.ts';
import { departmentDay } from '../department-days.ts';
import { findDepartments } from '../find-departments.ts';
import { freeTimes } from '../free-times.ts';
import { departmentForOrder, loadOrder, type OrderDeps } from '../load-order.ts';
import { parseTimeSlot } from '../time-slot.ts';
import { isWheelChange, wheelChangeJob } from '../wheel-change.ts';
import { type TimeSlotChoice, WorkshopError } from '../workshop-error.ts';
import type { WorkshopSite } from '../workshop-service.ts';

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

/** By the rules by which it was booked: the same services, skills, opening hours and lead time. */
export function openRescheduling(
  deps: OrderDeps & { bays: Pick<BayCalendar, 'occupied'> },
): OpenRescheduling {
  return (booking, site) => {
    const ownDepartment = async ({ appointment: { departmentId } }: Booking) => {
      const departments = await findDepartments(deps, site.dealershipIndex);
      const department = departments.find((each) => each.departmentId === departmentId);
      if (!department) throw new WorkshopError('DepartmentNotFound');
      return department;
    };
    const load = async () => {
      if (isWheelChange(booking)) return { job: wheelChangeJob, department: await ownDepartment(booking) };
      const codes = booking.services.map(({ code }) => code);
      const order = await loadOrder(deps, site, booking.registrationNumber, codes);
      return { job: order.job, department: departmentForOrder(order, booking.appointment.departmentId) };
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
