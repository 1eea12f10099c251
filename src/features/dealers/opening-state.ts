import { instantOnDay, MIDNIGHT, wallTime } from '../../shared/platform/wall-time.ts';
import type { Dealership, OpeningSchedule } from './dealership.ts';
import { openingHoursOn } from './opening-schedule.ts';

/** Whether a department is open at a moment, and what comes next. Whatever is said holds until `until`. */
export type OpeningState =
  /** Without `closesAt` it stays open for as long as the schedule can be read. */
  | { state: 'open'; closesAt: Date | undefined; until: Date }
  /** There are hours today. `opensAt` is missing when nobody can say when it opens. */
  | { state: 'closed'; opensAt: Date | undefined; until: Date }
  | { state: 'closed all day'; opensAt: Date | undefined; until: Date }
  /** The schedule has no line for today, or none that can be read. */
  | { state: 'unknown'; until: Date };

/** A deviating day counts before a vacation, and that before the ordinary week; a span belongs to the day it begins. */
export function openingState(schedule: OpeningSchedule, now: Date, timeZone: string): OpeningState {
  const calendar: Calendar = { schedule, timeZone };
  const today = wallTime(now, timeZone).date;
  const midnight = instantOnDay(today, MIDNIGHT, timeZone);
  const until = (change: Date | undefined) => (change && change < midnight ? change : midnight);
  const current = periodAt(now, today, calendar);
  if (current) {
    const closesAt = endOfOpening(current, calendar);
    return { state: 'open', closesAt, until: until(closesAt) };
  }
  const periods = periodsOn(today, calendar);
  if (!periods) return { state: 'unknown', until: midnight };
  const opensAt = nextOpening(now, today, calendar);
  return { state: periods.length === 0 ? 'closed all day' : 'closed', opensAt, until: until(opensAt) };
}

/** That of the first department with one, whose door visitors come to. */
export function doorSchedule({ departments }: Pick<Dealership, 'departments'>): OpeningSchedule | undefined {
  return departments.find(({ openingschedule }) => openingschedule)?.openingschedule;
}

export function dealershipOpening(
  dealership: Pick<Dealership, 'departments'>,
  now: Date,
  timeZone: string,
): OpeningState | undefined {
  const schedule = doorSchedule(dealership);
  return schedule && openingState(schedule, now, timeZone);
}

/** When it is open from now on for some days, joined where periods meet; nothing when the schedule does not say. */
export function openPeriods(
  schedule: OpeningSchedule,
  now: Date,
  timeZone: string,
  days: number,
): readonly Period[] | undefined {
  const calendar: Calendar = { schedule, timeZone };
  const today = wallTime(now, timeZone).date;
  const found = Array.from({ length: days + 1 }, (_, ahead) =>
    periodsOn(dayAfter(today, ahead - 1), calendar),
  );
  if (!found.slice(1).some(Boolean)) return undefined;
  const joined: Period[] = [];
  for (const period of found.flatMap((periods) => periods ?? [])) {
    const last = joined.at(-1);
    if (last && period.from <= last.to)
      joined[joined.length - 1] = { from: last.from, to: later(last.to, period.to) };
    else if (period.to > now) joined.push(period);
  }
  return joined;
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

type Calendar = { schedule: OpeningSchedule; timeZone: string };
export type Period = { from: Date; to: Date };

/** Longer than any vacation; who is closed beyond it has closed for good. */
const LOOK_AHEAD_DAYS = 62;

/** The period that a moment of a day lies in; it may have begun on the evening before. */
function periodAt(moment: Date, date: string, calendar: Calendar): Period | undefined {
  return [date, dayAfter(date, -1)]
    .flatMap((day) => periodsOn(day, calendar) ?? [])
    .find(({ from, to }) => from <= moment && moment < to);
}

/** The first opening after now. A day whose hours nobody can read ends the search: it might be earlier. */
function nextOpening(now: Date, today: string, calendar: Calendar): Date | undefined {
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const periods = periodsOn(dayAfter(today, ahead), calendar);
    if (!periods) return undefined;
    const next = periods.find(({ from }) => from > now);
    if (next) return next.from;
  }
  return undefined;
}

/** Periods that meet, as at midnight in '18–24' and '0–2', are one; a week without a pause has no end. */
function endOfOpening({ to }: Period, calendar: Calendar): Date | undefined {
  let end = to;
  for (let joined = 0; joined < MAX_JOINED_PERIODS; joined += 1) {
    const next = periodAt(end, wallTime(end, calendar.timeZone).date, calendar);
    if (!next) return end;
    end = next.to;
  }
  return undefined;
}

/** More than seven days have when none of them has a pause. */
const MAX_JOINED_PERIODS = 8;

/** When it is open on spans that begin on a day, in order; nothing when the schedule does not say. */
function periodsOn(date: string, { schedule, timeZone }: Calendar): readonly Period[] | undefined {
  return openingHoursOn(schedule, date)
    ?.map(({ from, to }) => ({
      from: clockShows(date, from, timeZone),
      to: clockShows(date, to, timeZone),
    }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime());
}

/**
 * The first moment at which the clock on the wall shows that time or a later one: in the night the clocks go forward,
 * whatever was to happen in the hour that is left out happens when it would have begun.
 */
function clockShows(date: string, minutes: number, timeZone: string): Date {
  const instant = instantOnDay(date, minutes, timeZone);
  const exists = wallTime(instant, timeZone).minutes === minutes % MIDNIGHT;
  return exists ? instant : instantOnDay(date, minutes - (minutes % 60), timeZone);
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;
