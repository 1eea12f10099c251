import type { Occupancy } from './bay.ts';
import { formatTime } from './local-date.ts';
import { type CalendarDay, type OfferQuery, offeredTimes } from './offered-times.ts';
import { type BusyByBay, busyByDate, isBayFree, suitableBays } from './suitable-bays.ts';
import type { TimeSlotChoice } from './time-slot.ts';
import { type DaySlots, FULL_DAY_TIME } from './time-slot.ts';

export type SlotsQuery = Omit<OfferQuery, keyof CalendarDay> & {
  /** In order. */
  days: readonly CalendarDay[];
  occupied: readonly Occupancy[];
};

/** The free times of several days (SB-73). `occupied` may hold other days and departments too. */
export function slotsOfDays({ days, occupied, ...query }: SlotsQuery): readonly DaySlots[] {
  const busy = busyByDate(occupied);
  return days.map((day) => freeSlots({ ...query, ...day }, busy.get(day.date)));
}

/** The first free time of several days. */
export function firstSlot({ days, occupied, ...query }: SlotsQuery): TimeSlotChoice | undefined {
  const busy = busyByDate(occupied);
  for (const day of days) {
    const [first] = toChoices(query.setup.departmentId, freeSlots({ ...query, ...day }, busy.get(day.date)));
    if (first) return first;
  }
  return undefined;
}

/** The times of a day as they are booked: a full-day slot at 08:00 (SB-77). */
export function toChoices(
  departmentId: string,
  { date, availableSlots, allDaySlotAvailable }: DaySlots,
): readonly TimeSlotChoice[] {
  const toChoice = (time: string, isFullDay: boolean) => ({
    departmentId,
    timeSlot: `${date}T${time}:00`,
    isFullDay,
  });
  const fullDay = allDaySlotAvailable ? [toChoice(FULL_DAY_TIME, true)] : [];
  return [...fullDay, ...availableSlots.map((time) => toChoice(time, false))];
}

const ALTERNATIVES = 3;

/** The free times nearest to one that is taken, nearest first; of two at the same distance the earlier. */
export function nearestAlternatives(query: SlotsQuery, taken: string): readonly TimeSlotChoice[] {
  const distance = ({ timeSlot }: TimeSlotChoice) =>
    Math.abs(Date.parse(`${timeSlot}Z`) - Date.parse(`${taken}Z`));
  return slotsOfDays(query)
    .flatMap((day) => toChoices(query.setup.departmentId, day))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, ALTERNATIVES);
}

const nothingBusy: BusyByBay = new Map();

function freeSlots(query: OfferQuery, busy: BusyByBay = nothingBusy): DaySlots {
  const { isFullDay, times } = offeredTimes(query);
  const bays = suitableBays(query.setup.bays, query.job);
  const free = times.filter((time) => bays.some((bay) => isBayFree(busy, bay.id, time)));
  return {
    date: query.date,
    availableSlots: isFullDay ? [] : free.map(({ startsAt }) => formatTime(startsAt)),
    allDaySlotAvailable: isFullDay && free.length > 0,
  };
}
