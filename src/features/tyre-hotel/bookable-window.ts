import { addDays } from '../booking/calendar/local-date.ts';
import { FIRST_DAY_AHEAD, LAST_MONTH_AHEAD } from './tyre-booking.ts';

/** Local dates, YYYY-MM-DD, both included. */
export type DateRange = { from: string; to: string };

/** The days on which a wheel change can be booked, by the date of the site's time zone (TH-36). */
export function bookableWindow(today: string): DateRange {
  return { from: addDays(today, FIRST_DAY_AHEAD), to: addMonths(today, LAST_MONTH_AHEAD) };
}

/** The part of a range that can be booked; undefined where they do not meet. */
export function bookablePart({ from, to }: DateRange, today: string): DateRange | undefined {
  const window = bookableWindow(today);
  const [, first = from] = [from, window.from].sort();
  const [last = to] = [to, window.to].sort();
  return first <= last ? { from: first, to: last } : undefined;
}

export function isBookable(date: string, today: string): boolean {
  const { from, to } = bookableWindow(today);
  return date >= from && date <= to;
}

/** The same day of a later month, or that month's last day where it is shorter. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
