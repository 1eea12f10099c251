import { fromPickerDate, toPickerDate } from './picker-date.ts';

/**
 * The free day that a key leads to, from a day of the calendar; undefined for other keys, and where there is none. The
 * picker itself gives up when the one day it looks at is taken: Sunday at the end of a week, the same day next month.
 */
export function dayForKey(key: string, from: string, free: readonly string[]): string | undefined {
  const days = free.toSorted();
  if (key === 'Home') return inWeek(days, from).find((day) => day < from);
  if (key === 'End') return inWeek(days, from).findLast((day) => day > from);
  if (key === 'PageDown')
    return nearest(days, addMonths(from, 1), (day) => day.slice(0, 7) > from.slice(0, 7));
  if (key === 'PageUp')
    return nearest(days, addMonths(from, -1), (day) => day.slice(0, 7) < from.slice(0, 7));
  return undefined;
}

function inWeek(days: readonly string[], from: string): readonly string[] {
  const monday = mondayOf(from);
  return days.filter((day) => mondayOf(day) === monday);
}

function mondayOf(day: string): string {
  const date = toPickerDate(day);
  date.setDate(date.getDate() - ((date.getDay() + 6) % 7));
  return fromPickerDate(date);
}

/** The same day of another month, or its last: 31 January becomes 28 February. */
function addMonths(day: string, months: number): string {
  const date = toPickerDate(day);
  const last = new Date(date.getFullYear(), date.getMonth() + months + 1, 0, 12);
  last.setDate(Math.min(date.getDate(), last.getDate()));
  return fromPickerDate(last);
}

/** Of the target's month the day nearest to it; where that month has none, of the months after it in the same direction. */
function nearest(
  days: readonly string[],
  target: string,
  isWanted: (day: string) => boolean,
): string | undefined {
  const distance = (day: string) => Math.abs(toPickerDate(day).getTime() - toPickerDate(target).getTime());
  const isOther = (day: string) => Number(day.slice(0, 7) !== target.slice(0, 7));
  return days
    .filter(isWanted)
    .toSorted((one, other) => isOther(one) - isOther(other) || distance(one) - distance(other))[0];
}
