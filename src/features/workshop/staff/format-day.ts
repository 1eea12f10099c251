import type { Interval } from '../../booking/calendar/bay.ts';
import { formatTime } from '../../booking/calendar/local-date.ts';

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
