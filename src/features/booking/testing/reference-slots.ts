import type { Occupancy } from '../calendar/bay.ts';
import { FULL_DAY_FROM_MINUTES } from '../calendar/department-setup.ts';
import type { OfferQuery } from '../calendar/offered-times.ts';
import { type DaySlots, FULL_DAY_TIME } from '../calendar/time-slot.ts';

const QUARTERS = 96;

/**
 * The free times of a day, found by trying every quarter of an hour minute by minute: slow, and simple enough to be
 * believed. The real rules are compared with it.
 */
export function referenceSlots({
  date,
  weekday,
  open,
  setup,
  job,
  now,
  occupied,
}: OfferQuery & { occupied: readonly Occupancy[] }): DaySlots {
  const mechanics = setup.mechanicsHours[weekday];
  const isWorking = (minute: number) =>
    minute >= 0 &&
    minute < 1440 &&
    open.some((each) => each.startsAt <= minute && minute < each.endsAt) &&
    mechanics !== undefined &&
    mechanics !== null &&
    mechanics.startsAt <= minute &&
    minute < mechanics.endsAt;
  const worksAllOf = (quarter: number) => minutesOf(quarter * 15, 15).every(isWorking);
  const isFreeAt = (bayId: string, minute: number) =>
    !occupied.some(
      (each) => each.bayId === bayId && each.date === date && each.startsAt <= minute && minute < each.endsAt,
    );
  const isBayFree = (startsAt: number, minutes: number) =>
    setup.bays.some(
      (bay) =>
        job.skills.every((skill) => bay.skills.includes(skill)) &&
        minutesOf(startsAt, minutes).every((minute) => isFreeAt(bay.id, minute)),
    );
  const today = Date.parse(now.date) / 60_000 + now.minutes;
  const daysAhead = Math.round((Date.parse(date) - Date.parse(now.date)) / 86_400_000);
  const isEarlyEnough = (startsAt: number) => {
    const ahead = Date.parse(date) / 60_000 + startsAt - today;
    return ahead > 0 && ahead >= setup.leadMinutes && daysAhead <= setup.horizonDays;
  };

  const working = Array.from({ length: QUARTERS }, (_, quarter) => quarter).filter(worksAllOf);
  const minutes = Math.max(15, Math.ceil(job.minutes / 15) * 15);
  if (job.minutes >= FULL_DAY_FROM_MINUTES || setup.dropOffWeekdays.includes(weekday)) {
    const startsAt = (working[0] ?? 0) * 15;
    const length = ((working.at(-1) ?? -1) + 1) * 15 - startsAt;
    const allDaySlotAvailable =
      working.length > 0 &&
      working.length * 15 >= Math.min(minutes, FULL_DAY_FROM_MINUTES) &&
      isEarlyEnough(startsAt) &&
      isEarlyEnough(Number(FULL_DAY_TIME.slice(0, 2)) * 60) &&
      isBayFree(startsAt, length);
    return { date, availableSlots: [], allDaySlotAvailable };
  }
  const availableSlots: string[] = [];
  let opened = 0;
  for (const quarter of working) {
    if (!working.includes(quarter - 1)) opened = quarter;
    const isOnStep = ((quarter - opened) * 15) % setup.slotStepMinutes === 0;
    const needed = Array.from({ length: minutes / 15 }, (_, at) => quarter + at);
    if (!isOnStep || !needed.every((each) => working.includes(each))) continue;
    if (!isEarlyEnough(quarter * 15) || !isBayFree(quarter * 15, minutes)) continue;
    const clock = new Date(quarter * 15 * 60_000);
    availableSlots.push(clock.toISOString().slice(11, 16));
  }
  return { date, availableSlots, allDaySlotAvailable: false };
}

function minutesOf(from: number, length: number): number[] {
  return Array.from({ length }, (_, at) => from + at);
}
