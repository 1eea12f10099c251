export const weekdays = [
  '',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

export function weekdayIn(timeZone: string, now: Date): Weekday {
  const name = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long' }).format(now);
  return weekdays.find((day) => day === name) ?? '';
}

/** Whether a row of opening hours, from one day to another, holds today. A week may run over Sunday. */
export function includesDay(row: { from: Weekday; to: Weekday }, today: Weekday): boolean {
  if (!row.from || !today) return false;
  const first = weekdays.indexOf(row.from);
  const last = weekdays.indexOf(row.to || row.from);
  const day = weekdays.indexOf(today);
  return first <= last ? day >= first && day <= last : day >= first || day <= last;
}
