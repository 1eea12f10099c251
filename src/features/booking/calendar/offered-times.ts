import type { WallTime } from '../../../shared/platform/wall-time.ts';
import { type Interval, type Job, QUARTER_MINUTES } from './bay.ts';
import { type DepartmentSetup, FULL_DAY_FROM_MINUTES } from './department-setup.ts';
import { daysBetween, parseTime } from './local-date.ts';
import { FULL_DAY_TIME } from './time-slot.ts';
import { workingIntervals } from './working-intervals.ts';

/** A day of a department with its opening hours. */
export type CalendarDay = {
  /** YYYY-MM-DD */
  date: string;
  /** 0 is Monday. */
  weekday: number;
  /** Opening hours; none where it is closed. */
  open: readonly Interval[];
};

export type OfferQuery = CalendarDay & {
  setup: DepartmentSetup;
  job: Job;
  /** Of the department. */
  now: WallTime;
};

/** The times of a day at which a job may be booked if a bay is free. */
export type OfferedTimes = { isFullDay: boolean; times: readonly Interval[] };

/**
 * Times that the rules allow, whatever stands in the calendar: within the working hours and the horizon, a step apart
 * from each other, and not before the lead time is over. A long job, and any job on a drop-off weekday, has one time:
 * the whole working day.
 */
export function offeredTimes({ setup, job, now, ...day }: OfferQuery): OfferedTimes {
  const isFullDay = takesFullDay(setup, job, day.weekday);
  const daysAhead = daysBetween(now.date, day.date);
  if (!(daysAhead >= 0 && daysAhead <= setup.horizonDays)) return { isFullDay, times: [] };
  const working = workingIntervals(day.open, setup, day.weekday);
  // The clock's minute has begun already, so even without a lead time a start lies in a later one.
  const earliest = now.minutes + Math.max(setup.leadMinutes, 1) - daysAhead * MINUTES_PER_DAY;
  const times = isFullDay
    ? fullDay(working, job, earliest)
    : working.flatMap((interval) => startsIn(interval, setup.slotStepMinutes, minutesInBay(job), earliest));
  return { isFullDay, times };
}

const MINUTES_PER_DAY = 24 * 60;
/** Cars are left before this time. */
const FULL_DAY_STARTS_AT = parseTime(FULL_DAY_TIME);

function takesFullDay(setup: DepartmentSetup, job: Job, weekday: number): boolean {
  return job.minutes >= FULL_DAY_FROM_MINUTES || setup.dropOffWeekdays.includes(weekday);
}

function minutesInBay({ minutes }: Job): number {
  return Math.max(1, Math.ceil(minutes / QUARTER_MINUTES)) * QUARTER_MINUTES;
}

function startsIn(
  { startsAt, endsAt }: Interval,
  step: number,
  minutes: number,
  earliest: number,
): Interval[] {
  const times: Interval[] = [];
  for (let at = startsAt; at + minutes <= endsAt; at += step) {
    if (at >= earliest) times.push({ startsAt: at, endsAt: at + minutes });
  }
  return times;
}

function fullDay(working: readonly Interval[], job: Job, earliest: number): Interval[] {
  const [startsAt, endsAt] = [working[0]?.startsAt, working.at(-1)?.endsAt];
  if (startsAt === undefined || endsAt === undefined) return [];
  if (Math.min(startsAt, FULL_DAY_STARTS_AT) < earliest) return [];
  const workingMinutes = working.reduce((sum, each) => sum + each.endsAt - each.startsAt, 0);
  // A long job is not put on a short Saturday; one that is longer than any day still gets a day.
  return workingMinutes < Math.min(minutesInBay(job), FULL_DAY_FROM_MINUTES) ? [] : [{ startsAt, endsAt }];
}
