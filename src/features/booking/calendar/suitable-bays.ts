import type { Bay, Interval, Job, Occupancy } from './bay.ts';

/**
 * Bays that have all the skills of a job, those with the fewest skills first: the versatile ones stay free for jobs
 * that need them.
 */
export function suitableBays(bays: readonly Bay[], { skills }: Job): readonly Bay[] {
  return bays
    .filter((bay) => skills.every((skill) => bay.skills.includes(skill)))
    .sort((a, b) => a.skills.length - b.skills.length);
}

/** What stands in the bays' calendar on one day, by bay. */
export type BusyByBay = ReadonlyMap<string, readonly Interval[]>;

export function isBayFree(busy: BusyByBay, bayId: string, time: Interval): boolean {
  const intervals = busy.get(bayId);
  return !intervals?.some((each) => each.startsAt < time.endsAt && time.startsAt < each.endsAt);
}

/** By date and bay, so that a long range is sorted once. */
export function busyByDate(occupied: readonly Occupancy[]): ReadonlyMap<string, BusyByBay> {
  const dates = new Map<string, Map<string, Interval[]>>();
  for (const each of occupied) {
    const bays = dates.get(each.date) ?? new Map<string, Interval[]>();
    dates.set(each.date, bays);
    const intervals = bays.get(each.bayId);
    if (intervals) intervals.push(each);
    else bays.set(each.bayId, [each]);
  }
  return dates;
}
