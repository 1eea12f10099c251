import type { Bay } from '../../src/features/booking/calendar/bay.ts';
import type { DepartmentSetup } from '../../src/features/booking/calendar/department-setup.ts';
import type { CalendarDay } from '../../src/features/booking/calendar/offered-times.ts';
import { workingIntervals } from '../../src/features/booking/calendar/working-intervals.ts';
import type { Random } from '../cars/random.ts';
import type { Work } from './work.ts';

export type PlannedJob = { bayId: string; startsAt: number; endsAt: number; isFullDay: boolean; work: Work };

type DayPlan = {
  day: CalendarDay;
  bay: Bay;
  setup: DepartmentSetup;
  /** How likely a time is taken; 1 leaves nothing free. */
  density: number;
  random: Random;
  choose: (longestMinutes: number) => Work | undefined;
};

/** One bay's day, filled as customers fill it: at the times that are offered, one car after the other. */
export function fillDay({ day, bay, setup, density, random, choose }: DayPlan): PlannedJob[] {
  const working = workingIntervals(day.open, setup, day.weekday);
  const [startsAt, endsAt] = [working[0]?.startsAt, working.at(-1)?.endsAt];
  if (startsAt === undefined || endsAt === undefined) return [];
  const isDropOff = setup.dropOffWeekdays.includes(day.weekday);
  const plan = (from: number, to: number, isFullDay: boolean, work: Work | undefined): PlannedJob[] =>
    work ? [{ bayId: bay.id, startsAt: from, endsAt: to, isFullDay, work }] : [];
  if (isDropOff) return random.chance(density) ? plan(startsAt, endsAt, true, choose(endsAt - startsAt)) : [];

  const jobs: PlannedJob[] = [];
  for (const interval of working) {
    let free = interval.startsAt;
    for (let at = interval.startsAt; at < interval.endsAt; at += setup.slotStepMinutes) {
      if (at < free || !random.chance(density)) continue;
      const work = choose(interval.endsAt - at);
      if (!work) continue;
      free = at + work.minutes;
      jobs.push(...plan(at, free, false, work));
    }
  }
  return jobs;
}
