import type { Interval } from '../calendar/bay.ts';
import { formatTime } from '../calendar/local-date.ts';

export function formatInterval({ startsAt, endsAt }: Interval): string {
  return `${formatTime(startsAt)}–${formatTime(endsAt)}`;
}

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** Such as Monday 16 November. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}

/** YYYY-MM-DD, and a day that the calendar has. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}
