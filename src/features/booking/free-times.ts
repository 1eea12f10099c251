import { type WallTime, wallTime } from '../../shared/platform/wall-time.ts';
import type { BayCalendar } from './booking-store.ts';
import type { Job } from './calendar/bay.ts';
import { firstSlot, nearestAlternatives, type SlotsQuery, slotsOfDays } from './calendar/day-slots.ts';
import { addDays, daysBetween } from './calendar/local-date.ts';
import type { DaySlots, TimeSlotChoice } from './calendar/time-slot.ts';
import { departmentDays } from './department-days.ts';
import type { WorkshopDepartment } from './find-departments.ts';

type CalendarDeps = { bays: Pick<BayCalendar, 'occupied'>; now: () => Date };

/** A department's calendar as it is read for one job. */
export type FreeTimes = {
  ofDays(from: string, count: number): Promise<readonly DaySlots[]>;
  first(signal?: AbortSignal): Promise<TimeSlotChoice | undefined>;
  /** The three free times nearest to one that is taken. */
  nearTo(timeSlot: string): Promise<readonly TimeSlotChoice[]>;
};

export function freeTimes(
  { bays, now: clock }: CalendarDeps,
  department: WorkshopDepartment,
  job: Job,
  timeZone: string,
  /** The hold or booking of who asks: it does not stand in its own way. */
  ownId?: string,
): FreeTimes {
  const { setup } = department;

  async function read(now: Date, from: string, count: number): Promise<SlotsQuery> {
    const local: WallTime = wallTime(now, timeZone);
    const to = addDays(from, count - 1);
    const standing = await bays.occupied([setup.departmentId], from, to, now);
    const occupied = standing.filter(({ id }) => id !== ownId);
    return { setup, job, now: local, days: departmentDays(department, from, count), occupied };
  }

  return {
    ofDays: async (from, count) => slotsOfDays(await read(clock(), from, count)),

    async first(signal) {
      const now = clock();
      const today = wallTime(now, timeZone).date;
      // Most departments have a time within the first days, and a read of the whole horizon is longer.
      for (let ahead = 0; ahead <= setup.horizonDays && !signal?.aborted; ahead += DAYS_PER_READ) {
        const count = Math.min(DAYS_PER_READ, setup.horizonDays + 1 - ahead);
        const found = firstSlot(await read(now, addDays(today, ahead), count));
        if (found) return found;
      }
      return undefined;
    },

    async nearTo(timeSlot) {
      const now = clock();
      const today = wallTime(now, timeZone).date;
      const before = daysBetween(today, timeSlot.slice(0, 10)) - DAYS_PER_READ;
      const from = addDays(today, Math.min(Math.max(0, before), setup.horizonDays));
      return nearestAlternatives(await read(now, from, 2 * DAYS_PER_READ), timeSlot);
    },
  };
}

const DAYS_PER_READ = 14;
