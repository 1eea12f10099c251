import type { Booking } from '../../booking/booking.ts';
import { type Bay, type Interval, type Occupancy, QUARTER_MINUTES } from '../../booking/calendar/bay.ts';

/** What stands in a bay on a day, as staff see it. */
export type DayEntry = Interval &
  ({ kind: 'booking'; booking: Booking } | { kind: 'hold' | 'block'; occupancy: Occupancy });

/** Where an entry is drawn: rows are quarters of an hour, counted from 1. */
export type PlacedEntry = {
  entry: DayEntry;
  fromRow: number;
  toRow: number;
  /** Lanes stand side by side in a bay; undefined where the entry has the bay to itself. */
  lane: number | undefined;
  isNow: boolean;
};

export type BayDay = { bay: Pick<Bay, 'id' | 'name'>; lanes: number; entries: readonly PlacedEntry[] };

export type DayGrid = Interval & {
  rows: number;
  bays: readonly BayDay[];
  /** The row that the current time is in; undefined when it is not on this day, or before or after work. */
  nowRow: number | undefined;
};

type Day = {
  /** Empty on a day off. */
  working: readonly Interval[];
  bays: readonly Bay[];
  bookings: readonly Booking[];
  /** The calendar of the bays; bookings in it are ignored, because `bookings` says more about them. */
  occupied: readonly Occupancy[];
  /** Minutes since midnight, if the day is today. */
  now: number | undefined;
  /** What is over by then is left out. */
  from?: number | undefined;
};

/** What a day off shows. */
const OFFICE_HOURS: Interval = { startsAt: 8 * 60, endsAt: 17 * 60 };

/** The day of a department: one column per bay, one row per quarter of an hour. */
export function buildDayGrid({ working, bays, bookings, occupied, now, from = 0 }: Day): DayGrid {
  const entries = [...bookings.map(fromBooking), ...occupied.flatMap(fromOccupancy)].filter(
    ({ endsAt }) => endsAt > from,
  );
  const span = wholeHours([...(working.length > 0 ? working : [OFFICE_HOURS]), ...entries], from);
  const rowAt = (minutes: number) => Math.max(0, Math.floor((minutes - span.startsAt) / QUARTER_MINUTES)) + 1;
  const endRowAt = (minutes: number) => Math.ceil((minutes - span.startsAt) / QUARTER_MINUTES) + 1;
  const columns = allBays(bays, entries).map((bay): BayDay => {
    const inBay = withLanes(entries.filter((entry) => bayOf(entry) === bay.id));
    return {
      bay,
      lanes: Math.max(1, ...inBay.map(({ lane }) => lane ?? 1)),
      entries: inBay.map(({ entry, lane }) => ({
        entry,
        lane,
        fromRow: rowAt(entry.startsAt),
        toRow: endRowAt(entry.endsAt),
        isNow: now !== undefined && entry.startsAt <= now && now < entry.endsAt && !isNoShow(entry),
      })),
    };
  });
  return {
    ...span,
    rows: (span.endsAt - span.startsAt) / QUARTER_MINUTES,
    bays: columns,
    nowRow: now !== undefined && span.startsAt <= now && now < span.endsAt ? rowAt(now) : undefined,
  };
}

function fromBooking(booking: Booking): DayEntry {
  const { startsAt, endsAt } = booking.appointment;
  return { kind: 'booking', startsAt, endsAt, booking };
}

function fromOccupancy(occupancy: Occupancy): DayEntry[] {
  const { kind, startsAt, endsAt } = occupancy;
  return kind === 'booking' ? [] : [{ kind, startsAt, endsAt, occupancy }];
}

function bayOf(entry: DayEntry): string {
  return entry.kind === 'booking' ? entry.booking.appointment.bayId : entry.occupancy.bayId;
}

/** A bay that was taken out of the set-up keeps its column as long as something stands in it. */
function allBays(bays: readonly Bay[], entries: readonly DayEntry[]): readonly Pick<Bay, 'id' | 'name'>[] {
  const known = new Set(bays.map(({ id }) => id));
  const former = new Set(entries.map(bayOf).filter((id) => !known.has(id)));
  return [...bays, ...[...former].sort().map((id) => ({ id, name: id }))];
}

/**
 * The time of a no-show is free again, so another booking may stand there: entries that overlap stand side by side,
 * each in the first lane that is free.
 */
function withLanes(entries: readonly DayEntry[]): Pick<PlacedEntry, 'entry' | 'lane'>[] {
  const laneEnds: number[] = [];
  return entries
    .toSorted((a, b) => a.startsAt - b.startsAt || Number(isNoShow(a)) - Number(isNoShow(b)))
    .map((entry) => {
      const free = laneEnds.findIndex((end) => end <= entry.startsAt);
      const index = free === -1 ? laneEnds.length : free;
      laneEnds[index] = entry.endsAt;
      const isAlone = !entries.some((other) => other !== entry && overlaps(other, entry));
      return { entry, lane: isAlone ? undefined : index + 1 };
    });
}

function overlaps(a: Interval, b: Interval): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

function isNoShow(entry: DayEntry): boolean {
  return entry.kind === 'booking' && entry.booking.state === 'no-show';
}

function wholeHours(intervals: readonly Interval[], from: number): Interval {
  const startsAt = Math.max(from, Math.min(...intervals.map((each) => each.startsAt)));
  const endsAt = Math.max(from + 1, ...intervals.map((each) => each.endsAt));
  return { startsAt: Math.floor(startsAt / 60) * 60, endsAt: Math.ceil(endsAt / 60) * 60 };
}
