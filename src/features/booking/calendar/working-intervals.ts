import { type Interval, QUARTER_MINUTES } from './bay.ts';
import type { DepartmentSetup } from './department-setup.ts';

/**
 * When cars are worked on: the opening hours of a day, cut to the mechanics' hours and to whole quarters of an hour.
 * In order, and never overlapping, however the opening hours were given.
 */
export function workingIntervals(
  open: readonly Interval[],
  setup: Pick<DepartmentSetup, 'mechanicsHours'>,
  weekday: number,
): readonly Interval[] {
  const mechanics = setup.mechanicsHours[weekday];
  if (!mechanics) return [];
  const cut = merged(open).map(({ startsAt, endsAt }) => ({
    startsAt: Math.ceil(Math.max(startsAt, mechanics.startsAt) / QUARTER_MINUTES) * QUARTER_MINUTES,
    endsAt: Math.floor(Math.min(endsAt, mechanics.endsAt) / QUARTER_MINUTES) * QUARTER_MINUTES,
  }));
  return cut.filter(({ startsAt, endsAt }) => startsAt < endsAt);
}

function merged(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const each of intervals.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const last = result.at(-1);
    if (last && each.startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, each.endsAt);
    else result.push({ ...each });
  }
  return result;
}
