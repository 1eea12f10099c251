import { localeOf } from '../../../shared/sites/formats.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Week } from './weeks.ts';

// A local date is the same day in every zone, so it is formatted as one of UTC.
function format(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const formatter = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' });
  return withoutAbbreviationDots(formatter.format(new Date(date)));
}

/** 'nov.' and 'tor.' are read as well without the dot, and end no sentence. */
function withoutAbbreviationDots(text: string): string {
  return text.replace(/(?<=\p{L})\./gu, '');
}

const dayAndMonth = { day: 'numeric', month: 'short' } as const;

/** '16–22 nov', '30 nov–6 dec' */
export function formatWeekRange({ monday, sunday }: Week, language: Language): string {
  if (monday.slice(0, 7) !== sunday.slice(0, 7))
    return `${format(monday, language, dayAndMonth)}–${format(sunday, language, dayAndMonth)}`;
  const formatter = new Intl.DateTimeFormat(localeOf(language), { ...dayAndMonth, timeZone: 'UTC' });
  return withoutAbbreviationDots(formatter.formatRange(new Date(monday), new Date(sunday)));
}

/** 'ons' */
export function formatWeekday(date: string, language: Language): string {
  return format(date, language, { weekday: 'short' });
}

/** 'ons 18 nov' */
export function formatShortDay(date: string, language: Language): string {
  return format(date, language, { weekday: 'short', ...dayAndMonth });
}

/** 'torsdag 19 november' */
export function formatLongDay(date: string, language: Language): string {
  return format(date, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** The day and the clock of a local date and time, '2026-11-19' and '08:15'. */
export function splitTimeSlot(timeSlot: string): { date: string; time: string } {
  return { date: timeSlot.slice(0, 10), time: timeSlot.slice(11, 16) };
}
