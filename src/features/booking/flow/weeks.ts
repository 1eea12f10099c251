import { wallTime } from '../../../shared/platform/wall-time.ts';
import { addDays, weekdayOf } from '../calendar/local-date.ts';

/** A calendar week, Monday to Sunday, numbered as ISO 8601 does. Dates are YYYY-MM-DD. */
export type Week = { monday: string; sunday: string; number: number };

/** How many weeks the strip begins with, and how many are appended near its end (SB-72). */
export const WEEKS_PER_STRIP = 4;
/** No workshop opens its calendar further ahead: `horizonDays` of a department is at most a year. */
const MAX_WEEKS = 53;

const DAY_MS = 86_400_000;

export function isWeekend(date: string): boolean {
  return weekdayOf(date) >= 5;
}

export function weekOf(date: string): Week {
  const monday = addDays(date, -weekdayOf(date));
  return { monday, sunday: addDays(monday, 6), number: isoWeekNumber(monday) };
}

/** The week of the Thursday decides: week 1 has the year's first Thursday. */
function isoWeekNumber(monday: string): number {
  const thursday = addDays(monday, 3);
  const firstOfJanuary = Date.parse(`${thursday.slice(0, 4)}-01-01`);
  return 1 + Math.floor((Date.parse(thursday) - firstOfJanuary) / DAY_MS / 7);
}

export function daysOf({ monday }: Week): readonly string[] {
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day));
}

/** The weeks that can be chosen, from the current one on: none lies before it (SB-76). */
export function weeksFrom(now: Date, timeZone: string, count: number): readonly Week[] {
  const { monday } = weekOf(wallTime(now, timeZone).date);
  return Array.from({ length: Math.min(count, MAX_WEEKS) }, (_, index) => weekOf(addDays(monday, index * 7)));
}

/** How many weeks there are once one of them is chosen: four more as soon as it is the last but one (SB-72). */
export function weekCountFor(chosen: number, count: number): number {
  if (chosen < count - 2 || count >= MAX_WEEKS) return Math.min(count, MAX_WEEKS);
  return weekCountFor(chosen, count + WEEKS_PER_STRIP);
}

/** Which weeks the strip shows: those it showed, moved just so far that the chosen one is among them. */
export function firstOfStrip(chosen: number, first: number, length = WEEKS_PER_STRIP): number {
  if (chosen < first) return chosen;
  return chosen >= first + length ? chosen - length + 1 : first;
}

/** Which of the weeks a date lies in; the first for a date before them. */
export function weekIndexOf(date: string, weeks: readonly Week[]): number {
  const index = weeks.findIndex(({ sunday }) => date <= sunday);
  return Math.max(0, index);
}
